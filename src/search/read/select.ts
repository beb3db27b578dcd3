import type { Hits } from './filter-mask.ts'

/*
 * Where a hit stands in the order is one number, the smaller the better: its rank above, its document number below.
 *
 *   bit 52 … 22    rank: the score upside down; that of a distance is its centimetres
 *   bit 21 …  0    document number
 *
 * A double holds it exactly, it sorts without a comparison function, and ties fall by document number.
 */

/** A collection has to have fewer documents than this. */
export const MOST_DOCUMENTS = 2 ** 22
/** No rank is larger, and so no score. */
export const LAST_RANK = 2 ** 31 - 1

/** Which of an order is asked for. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** The documents of a window of the order in which the highest scores come first. */
export function best({ docs, scores }: Hits, { offset, limit }: Window): number[] {
  const end = Math.min(offset + limit, docs.length)
  if (offset >= end) return []
  const keys = foremost(docs, scores, end).sort()
  return Array.from(keys.subarray(offset, end), (key) => key % MOST_DOCUMENTS)
}

const SAMPLE = 256

/**
 * The keys of at least the `first` foremost documents, and of few others: a sample tells where the border probably is, and
 * only what stands before it is sorted. Where too little does, the border moves on.
 */
function foremost(docs: Uint32Array, scores: Uint32Array, first: number): Float64Array {
  const step = docs.length / SAMPLE
  const sample = new Float64Array(SAMPLE)
  for (let i = 0; i < SAMPLE; i++) sample[i] = LAST_RANK - scores[Math.floor(i * step)]!
  sample.sort()
  const keys = new Float64Array(docs.length)
  for (let place = Math.ceil(first / step) + 2; ; place *= 2) {
    const border = place < SAMPLE ? sample[place]! : LAST_RANK
    let length = 0
    for (let i = 0; i < docs.length; i++) {
      const rank = LAST_RANK - scores[i]!
      if (rank <= border) keys[length++] = rank * MOST_DOCUMENTS + docs[i]!
    }
    if (length >= first) return keys.subarray(0, length)
  }
}
