import { areaSlugs } from '../../change/area-slugs.ts'
import type { FormField } from '../../questions/fields.ts'
import type { Proposal } from '../../change/proposal.ts'
import { LISTS, type Names } from './names.ts'

/** By kind and id, the slugs of what a change refers to. Loads only the lists that the change needs; rejects when one cannot be loaded. */
export async function slugsOfChange(
  { records }: Proposal,
  load: Names['load'],
): Promise<ReadonlyMap<string, string>> {
  const needsNames = records.some(({ set }) => REFERENCES.some((field) => field in set))
  const lists = needsNames ? await Promise.all(Object.values(LISTS).map(load)) : []
  const namesAreas = records.some(({ set }) => 'service_areas' in set)
  const areas = namesAreas ? areaSlugs(await load('areas')) : []
  return new Map([
    ...lists.flat().map(({ kind, id, slug }) => [`${kind} ${id}`, slug] as const),
    ...[...areas].map(([name, slug]) => [`area ${name}`, slug] as const),
  ])
}

const REFERENCES: readonly FormField[] = [
  ...(['organization', 'locations', 'place_hours', 'taxonomy_terms'] as const),
]
