/** Documents or offerings that match so far, and their scores. Ascending, except when found by distance. */
export interface Hits {
  readonly docs: Uint32Array
  readonly scores: Uint32Array
}

/** Hits with a score of 0. */
export const unscored = (docs: Uint32Array): Hits => ({
  docs,
  scores: new Uint32Array(docs.length),
})

/** The numbers below `count`. */
export function allBelow(count: number): Uint32Array {
  const docs = new Uint32Array(count)
  for (let doc = 0; doc < count; doc++) docs[doc] = doc
  return docs
}

/** The first `length` hits of arrays that have room for more. */
export const truncate = ({ docs, scores }: Hits, length: number): Hits => ({
  docs: docs.subarray(0, length),
  scores: scores.subarray(0, length),
})
