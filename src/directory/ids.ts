import { v5 } from 'uuid'
import type { EntityName } from '../hsds/entities.ts'
import { memoiseByParts } from '../memoise.ts'

/** The id of a record that has none of its own: a UUID, version 5 (RFC 9562, section 5.5), of its kind and slug. */
export const recordId = (namespace: string, entity: EntityName, slug: string): string =>
  v5(bytes(`${entity}/${slug}`), namespace)

/**
 * The id of something that is written inside something else: a UUID, version 5, of what it is part of and of what it
 * says. `twin` counts those before it that say the same.
 */
export const nestedId = (
  parentId: string,
  entity: EntityName,
  says: unknown,
  twin: number,
): string => saidId(parentId, entity, canonical(says), twin)

/** The same for something of which it is known already what it says, in one order. */
export const saidId = (parentId: string, entity: EntityName, says: string, twin: number): string =>
  v5(bytes(`${entity}${twin > 0 ? `#${twin + 1}` : ''}:${says}`), parentId)

const encoder = new TextEncoder()
/** The library takes text as well, and is far slower at making bytes of it. */
const bytes = (text: string) => encoder.encode(text)

/** The id of a service at a place. */
export const pairId = (serviceId: string, locationId: string): string =>
  v5(bytes(`service_at_location/${locationId}`), serviceId)

const reuseId = memoiseByParts<{ readonly id: string }>()

/** An id that is derived for something written, made once for as long as it is derived `from` the same. */
export const derivedOnce = (
  written: object,
  from: readonly string[],
  derive: () => string,
): string => reuseId(written, from, () => ({ id: derive() })).id

/**
 * JSON with its keys in one order, so that moving a line within a record changes no id, and without `public`, which is
 * not published and so must not change one either.
 */
export const canonical = (value: unknown): string => JSON.stringify(inOneOrder(value))

function inOneOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOneOrder)
  // Without a prototype even a key called __proto__ is an ordinary one.
  const sorted = Object.create(null) as Record<string, unknown>
  for (const name of Object.keys(value).sort())
    if (name !== 'public') sorted[name] = inOneOrder((value as Record<string, unknown>)[name])
  return sorted
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
