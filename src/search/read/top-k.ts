import { MAX_DOCUMENTS, MAX_RANK } from '../format/rank.ts'
import type { Hits } from './hits.ts'

/** A slice of the results. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** The documents of a slice of the hits, highest score first. */
export function pageOf({ docs, scores }: Hits, { offset, limit }: Window): number[] {
  const end = Math.min(offset + limit, docs.length)
  if (offset >= end) return []
  const keys = topK(docs, scores, end).sort()
  return Array.from(keys.subarray(offset, end), (key) => key % MAX_DOCUMENTS)
}

const SAMPLE = 256

/**
 * The sort keys (see format/rank.ts) of at least the best `k` documents, and of few others. A sample estimates the worst
 * rank among them, so that only documents up to that rank are sorted. If they are too few, the estimate is raised.
 */
function topK(docs: Uint32Array, scores: Uint32Array, k: number): Float64Array {
  const step = docs.length / SAMPLE
  const sample = new Float64Array(SAMPLE)
  for (let i = 0; i < SAMPLE; i++) sample[i] = MAX_RANK - scores[Math.floor(i * step)]!
  sample.sort()
  const keys = new Float64Array(docs.length)
  for (let place = Math.ceil(k / step) + 2; ; place *= 2) {
    const worst = place < SAMPLE ? sample[place]! : MAX_RANK
    let length = 0
    for (let i = 0; i < docs.length; i++) {
      const rank = MAX_RANK - scores[i]!
      if (rank <= worst) keys[length++] = rank * MAX_DOCUMENTS + docs[i]!
    }
    if (length >= k) return keys.subarray(0, length)
  }
}
