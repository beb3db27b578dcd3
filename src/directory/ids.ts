import { v5 } from 'uuid'
import type { EntityName } from '../hsds/entities.ts'

/** The id of a record that has none of its own: a UUID, version 5 (RFC 9562, section 5.5), of its kind and slug. */
export const recordId = (namespace: string, entity: EntityName, slug: string): string =>
  v5(`${entity}/${slug}`, namespace)

/**
 * The id of something that is written inside something else: a UUID, version 5, of what it is part of and of what it
 * says. `twin` counts those before it that say the same.
 */
export const nestedId = (
  parentId: string,
  entity: EntityName,
  says: unknown,
  twin: number,
): string => v5(`${entity}${twin > 0 ? `#${twin + 1}` : ''}:${canonical(says)}`, parentId)

/** The id of a service at a place. */
export const pairId = (serviceId: string, locationId: string): string =>
  v5(`service_at_location/${locationId}`, serviceId)

/** JSON with its keys in one order, so that moving a line within a record changes no id. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}

/** Counts how often the same words were said, to tell twins apart. */
export function createTwinCounter(): (says: string) => number {
  const seen = new Map<string, number>()
  return (says) => {
    const before = seen.get(says) ?? 0
    seen.set(says, before + 1)
    return before
  }
}
