import { parse, v5 } from 'uuid'
import type { EntityName } from '../hsds/entities.ts'
import { memoiseByParts, memoiseLru } from '../text/memoise.ts'

/** Derives the id of a record from its entity and slug: a UUID, version 5 (RFC 9562, section 5.5). */
export const recordId = (namespace: string, entity: EntityName, slug: string): string =>
  v5(bytes(`${entity}/${slug}`), namespace)

/**
 * Derives the id of an object inside a record from the id of its parent and from its content: a UUID, version 5. `twin`
 * counts the earlier objects with the same content.
 */
export const nestedId = (
  parentId: string,
  entity: EntityName,
  content: unknown,
  twin: number,
): string => canonicalId(parentId, entity, canonical(content), twin)

/** `nestedId` of content that is canonical JSON already. */
export const canonicalId = (
  parentId: string,
  entity: EntityName,
  json: string,
  twin: number,
): string => v5(bytes(`${entity}${twin > 0 ? `#${twin + 1}` : ''}:${json}`), namespaceOf(parentId))

/** Derives the id of a service_at_location. */
export const pairId = (serviceId: string, locationId: string): string =>
  v5(bytes(`service_at_location/${locationId}`), serviceId)

/** `v5` parses a namespace that is text twice. The objects inside one come one after another. */
const namespaceOf = memoiseLru(16, parse)

const encoder = new TextEncoder()
/** `v5` also takes text, but encodes it far more slowly. */
const bytes = (text: string) => encoder.encode(text)

const reuseId = memoiseByParts<{ readonly id: string }>()

/** Memoises the id derived for a value, as long as it is derived `from` the same parts. */
export const deriveOnce = (value: object, from: readonly string[], derive: () => string): string =>
  reuseId(value, from, () => ({ id: derive() })).id

/**
 * JSON with sorted keys and without `public`, so that ids depend neither on the order of lines in a record nor on a field
 * that is not published.
 */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  // Without a prototype, a key such as __proto__ is an ordinary one.
  const result = { __proto__: null } as unknown as Record<string, unknown>
  for (const name of Object.keys(value).sort())
    if (name !== 'public') result[name] = sorted((value as Record<string, unknown>)[name])
  return result
}

/** Counts how often the same content came before. */
export function createTwinCounter(): (content: string) => number {
  const counts = new Map<string, number>()
  return (content) => {
    const before = counts.get(content) ?? 0
    counts.set(content, before + 1)
    return before
  }
}
