import type { Inverted } from './invert.ts'
import type { TermPostings } from '../format/shard.ts'

/** The largest scale. With impacts up to 255, the scores of all words of a query add up well below 2^31. */
const LARGEST_SCALE = 4095

/*
 *   score(query, document) = Σ over the query's terms   scale(term) × impact(term, document)
 *
 *   impact, 1 … 255    the term's weight in the document, relative to its best one
 *   scale, 1 … 4095    rarity × best weight of the term, relative to the highest of all terms
 */

/** The postings of every term that occurs, in the order of `terms`, with weights as whole numbers. */
export function* toPostings(
  inverted: Inverted,
  terms: readonly (readonly [term: string, number: number])[],
  count: number,
): Generator<TermPostings> {
  const { ends, docs, weights } = inverted
  const best = bestWeights(inverted)
  const start = (number: number) => ends[number - 1] ?? 0
  const worth = best.map((weight, i) => weight * rarity(ends[i]! - start(i), count))
  const highest = worth.reduce((most, one) => Math.max(most, one), 0)
  for (const [term, number] of terms) {
    const [from, to] = [start(number), ends[number]!]
    if (from === to) continue
    const scale = worth[number]! > 0 ? Math.ceil((worth[number]! / highest) * LARGEST_SCALE) : 0
    const impacts = toImpacts(weights.subarray(from, to), best[number]!)
    yield { term, docs: docs.subarray(from, to), impacts, size: to - from, scale }
  }
}

function toImpacts(weights: Float32Array, best: number): Uint8Array {
  const impacts = new Uint8Array(weights.length)
  for (let i = 0; i < weights.length; i++) {
    impacts[i] = Math.max(1, Math.round((weights[i]! / best) * 255))
  }
  return impacts
}

/** Rare words tell more (the idf of BM25). */
const rarity = (size: number, count: number) => Math.log(1 + (count - size + 0.5) / (size + 0.5))

function bestWeights({ ends, weights }: Inverted): Float64Array {
  let at = 0
  return Float64Array.from(ends, (end) => {
    let most = 0
    for (; at < end; at++) most = Math.max(most, weights[at]!)
    return most
  })
}
