import type { KeyName } from '../../parameters/filters.ts'

/*
 * Values that parameters ask for exactly, such as ids, are indexed as if they were words, in the same shards:
 *
 *   #term 717c3249-…      documents with this taxonomy term
 *   #top                  documents for which the flag is true
 *
 * No word starts with #. Keys filter, and add nothing to a score.
 */

/** The key of a value, or of a flag that is true. */
export const keyOf = (name: KeyName, value: string | true): string =>
  value === true ? `#${name}` : `#${name} ${value}`
