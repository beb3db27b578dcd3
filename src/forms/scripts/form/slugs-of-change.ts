import { areaSlugs } from '../../proposal/area-slugs.ts'
import type { FormField } from '../../proposal/fields.ts'
import type { Proposal } from '../../proposal/proposal.ts'
import { LISTS, type Names } from './names.ts'

/**
 * By id, the slugs of what a change refers to, and of its published records other than the main one. Loads only the lists that the
 * change needs; rejects when one cannot be loaded.
 */
export async function slugsOfChange(
  { records }: Proposal,
  mainId: string | undefined,
  load: Names['load'],
): Promise<ReadonlyMap<string, string>> {
  const needsNames = records.some(
    (record) =>
      ('id' in record && record.id !== mainId) || REFERENCES.some((field) => field in record.set),
  )
  const lists = needsNames ? await Promise.all(Object.values(LISTS).map(load)) : []
  const namesAreas = records.some(({ set }) => 'service_areas' in set)
  const areas = namesAreas ? areaSlugs(await load('areas')) : []
  return new Map([...lists.flat().map(({ id, slug }) => [id, slug] as const), ...areas])
}

const REFERENCES: readonly FormField[] = ['organization', 'locations', 'taxonomy_terms']
