import { entityNames, fieldsOf } from '../../hsds/entities.ts'
import { type ItemKind, entityOf } from '../../record/mapping/paths.ts'
import type { TableKind } from './kinds.ts'

/** Items that are records, or parts of one with rows of their own: their tables say themselves whom they belong to. */
const NO_ENTRIES: ReadonlySet<string> = new Set([
  ...['organization', 'service', 'location', 'unit', 'taxonomy', 'taxonomy_term', 'metadata'],
])
/** What keeps the terms of its attributes. */
const TERMED: ReadonlySet<string> = new Set([
  ...['service', 'organization', 'location', 'service_at_location', 'contact'],
])

/** The field of each kind of owner that holds entries of a kind, by both. */
const HOLDERS: ReadonlyMap<string, string> = new Map([
  ...entityNames.flatMap((owner) =>
    Object.keys(fieldsOf(owner)).flatMap((field): [string, string][] => {
      const of = entityOf(owner, field)
      if (!of || NO_ENTRIES.has(of) || (of === 'attribute' && !TERMED.has(owner))) return []
      return of === 'program' && owner === 'service' ? [] : [[`${of} ${owner}`, field]]
    }),
  ),
  ['eligibility service', 'eligibility'],
  ['holiday_schedule service', 'holiday_schedules'],
  ['holiday_schedule service_at_location', 'holiday_schedules'],
])

/** The field in which an owner holds entries of a kind; undefined when it has none. */
export const holderOf = (entry: TableKind, owner: TableKind): string | undefined =>
  HOLDERS.get(`${entry} ${owner}`)

/** From the narrowest to the widest. */
export const NARROW: readonly ItemKind[] = ['phone', 'contact', 'service_at_location']
