import type { Codes, Column } from '../format/column.ts'
import { type Hits, truncate, unscored } from './hits.ts'

/**
 * A filter of documents or offerings. Each has a code, and each code passes or fails, so that few different values are
 * tested instead of many documents. A document without a code fails.
 */
export interface FilterMask {
  readonly codes: Codes
  /** For every code 1 if it passes, else 0. */
  readonly passes: Uint8Array
  /** For every code how many documents have it, where that was counted. Of a mask of offerings, those in the list. */
  readonly counts?: Uint32Array
}

/** How many documents pass, where that was counted. */
export const countPassing = ({ passes, counts }: FilterMask): number | undefined =>
  counts?.reduce((sum, size, code) => sum + size * passes[code]!, 0)

/** Nothing passes. */
export const NOTHING: FilterMask = { codes: new Uint8Array(), passes: new Uint8Array(1) }

/** The mask of marks, one per document: 1 passes, 0 fails. */
export const markMask = (marks: Uint8Array): FilterMask => ({
  codes: marks,
  passes: Uint8Array.of(0, 1),
})

/** The mask of a column and a test of its values. */
export const columnMask = (
  { values, codes }: Column,
  test: (value: number) => boolean,
): FilterMask => ({ codes, passes: Uint8Array.from(values, (value) => (test(value) ? 1 : 0)) })

/**
 * Applies every filter to the hits, or to all documents when there are none. Undefined, which means all documents, when
 * there are neither hits nor filters.
 */
export const applyFilters = (
  hits: Hits | undefined,
  count: number,
  masks: readonly FilterMask[],
): Hits | undefined =>
  masks.reduce<Hits | undefined>(
    (left, mask) => (left ? applyFilter(left, mask) : unscored(passing(count, mask))),
    hits,
  )

function applyFilter({ docs, scores }: Hits, { codes, passes }: FilterMask): Hits {
  const left = { docs: new Uint32Array(docs.length), scores: new Uint32Array(docs.length) }
  let length = 0
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!
    if (passes[codes[doc]!] !== 1) continue
    left.docs[length] = doc
    left.scores[length++] = scores[i]!
  }
  return truncate(left, length)
}

/** The documents below `count` that pass. */
function passing(count: number, { codes, passes }: FilterMask): Uint32Array {
  const docs = new Uint32Array(count)
  let length = 0
  for (let doc = 0; doc < count; doc++) if (passes[codes[doc]!] === 1) docs[length++] = doc
  return docs.subarray(0, length)
}
