import type { Item } from './item.ts'

/** A UUID of version 5: one that is derived from something, as feeds of this program derive the ids of entries. */
const DERIVED = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Whether the id of an entry is derived from its content, so that it is the same again only when the entry is written as it
 * was: then nothing is added to it for readability, and nothing is left out.
 */
export const hasDerivedId = ({ entryId }: Item): boolean =>
  entryId !== undefined && DERIVED.test(entryId.text.trim())
