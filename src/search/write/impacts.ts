import { rarity } from '../format/rank.ts'
import { type TermPostings, expandedTerm } from '../format/shard.ts'
import type { InvertedIndex } from './invert.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The largest scale. With impacts up to 255, the sum of the scores of all words of a query stays well below 2^31. */
const MAX_SCALE = 4095

/*
 *   score(query, document) = Σ over the query's terms   scale(term) × impact(term, document)
 *
 *   impact, 1 … 255    the weight of the term in the document, relative to its highest in any document
 *   scale, 1 … 4095    rarity × highest weight of the term, relative to the highest product of any term
 */

/** The postings of every term that occurs, in code-unit order, with weights rounded to whole impacts. */
export function* toPostings(
  inverted: InvertedIndex,
  { terms, order }: Pick<Vocabulary, 'terms' | 'order'>,
  count: number,
): Generator<TermPostings & { readonly number: number }> {
  const { ends, docs, weights, named } = inverted
  const best = bestWeights(inverted)
  const start = (number: number) => ends[number - 1] ?? 0
  const sizes = inverted.sizes.slice()
  // An expanded term is as rare as the term and itself together.
  for (const [i, number] of order.entries()) {
    const before = order[i - 1]
    if (before !== undefined && terms[number] === expandedTerm(terms[before]!))
      sizes[number] = Math.min(count, sizes[number]! + sizes[before]!)
  }
  const products = best.map((weight, i) => weight * rarity(sizes[i]!, count))
  const highest = products.reduce((most, one) => Math.max(most, one), 0)
  for (const number of order) {
    const term = terms[number]!
    const [from, to] = [start(number), ends[number]!]
    if (from === to) continue
    const product = products[number]!
    const scale = product > 0 ? Math.ceil((product / highest) * MAX_SCALE) : 0
    const impacts = toImpacts(weights.subarray(from, to), best[number]!)
    const own = { docs: docs.subarray(from, to), named: named.subarray(from, to) }
    yield { term, number, ...own, impacts, size: to - from, scale }
  }
}

function toImpacts(weights: Float32Array, best: number): Uint8Array {
  const impacts = new Uint8Array(weights.length)
  for (let i = 0; i < weights.length; i++) {
    impacts[i] = Math.max(1, Math.round((weights[i]! / best) * 255))
  }
  return impacts
}

/** The highest weight of each term. */
function bestWeights({ ends, weights }: InvertedIndex): Float64Array {
  let at = 0
  return Float64Array.from(ends, (end) => {
    let best = 0
    for (; at < end; at++) best = Math.max(best, weights[at]!)
    return best
  })
}
