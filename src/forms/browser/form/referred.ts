import type { SlugOf } from '../../change/apply-proposal.ts'
import { areaSlugs } from '../../change/area-slugs.ts'
import { type Proposal, type ProposedRecord, fieldsOf } from '../../change/proposal.ts'
import type { Neighbour } from '../../change/stand-ins.ts'
import { KINDS, referencesOf } from '../../questions/fields.ts'
import type { Named, Names } from './names.ts'

type Kind = Neighbour['kind']

/** The kinds of which some records name what is not known. Areas go by their names, of which a check must know all. */
export const unknownKinds = (
  records: readonly Pick<ProposedRecord, 'kind' | 'set'>[],
  known: ReadonlyMap<string, unknown>,
): ReadonlySet<Kind> =>
  new Set(
    records.flatMap(({ kind, set }) =>
      fieldsOf(kind, set)
        .filter(
          (field) =>
            field === 'service_areas' ||
            referencesOf(kind, field, set[field]).some((one) => !known.has(one)),
        )
        .map((field) => KINDS[field]!),
    ),
  )

/** Finds the slugs of what a change refers to. Loads only the names that the change needs; rejects when they cannot be loaded. */
export async function slugsOfChange({ records }: Proposal, load: Names['load']): Promise<SlugOf> {
  const kinds = new Set(
    records.flatMap(({ kind, set }) => fieldsOf(kind, set).flatMap((field) => KINDS[field] ?? [])),
  )
  const loading = [...kinds].map(async (kind) => [kind, slugsOf(kind, await load(kind))] as const)
  const slugs = new Map(await Promise.all(loading))
  return (reference, field) => slugs.get(KINDS[field]!)?.get(reference)
}

const slugsOf = (kind: Kind, names: readonly Named[]): ReadonlyMap<string, string> =>
  kind === 'area' ? areaSlugs(names) : new Map(names.map(({ id, slug }) => [id, slug]))
