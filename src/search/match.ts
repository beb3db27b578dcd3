import type { Listed, Posting, Row } from './posting.ts'

/** Documents that match so far, ascending, and their scores. */
export interface Hits {
  readonly docs: Uint32Array
  readonly scores: Uint32Array
}

/** All documents of a collection, with nothing to tell them apart. */
export function everything(count: number): Hits {
  const docs = new Uint32Array(count)
  for (let doc = 0; doc < count; doc++) docs[doc] = doc
  return { docs, scores: new Uint32Array(count) }
}

/** The documents in any of the postings; their scores add up. */
export function either(postings: readonly Posting[], count: number): Posting {
  const [first] = postings
  if (first && postings.length === 1) return first
  const impacts = new Uint32Array(count)
  for (const posting of postings) {
    if (posting.kind === 'listed') {
      const { docs, scores } = posting
      for (let i = 0; i < docs.length; i++) impacts[docs[i]!]! += scores[i]!
    } else {
      for (let doc = 0; doc < count; doc++) impacts[doc]! += posting.impacts[doc]! * posting.scale
    }
  }
  const size = postings.reduce((sum, posting) => sum + sizeOf(posting), 0)
  return { kind: 'row', size, impacts, scale: 1 }
}

/** How many documents a posting has, at most. */
export const sizeOf = (posting: Posting) =>
  posting.kind === 'listed' ? posting.docs.length : posting.size

/** The documents in all of the postings and, if given, among the hits. The smallest leads. */
export function all(postings: readonly Posting[], hits?: Hits): Hits {
  const [first, ...rest] = postings.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  if (first === undefined) return hits ?? { docs: new Uint32Array(), scores: new Uint32Array() }
  const start = hits ? both(hits, first) : toHits(first)
  return rest.reduce((found, posting) => both(found, posting), start)
}

/** Keeps the hits that pass a test. */
export function keep({ docs, scores }: Hits, test: (doc: number) => boolean): Hits {
  const kept = { docs: new Uint32Array(docs.length), scores: new Uint32Array(docs.length) }
  let length = 0
  for (let i = 0; i < docs.length; i++) {
    if (!test(docs[i]!)) continue
    kept.docs[length] = docs[i]!
    kept.scores[length++] = scores[i]!
  }
  return cut(kept, length)
}

function both(hits: Hits, posting: Posting): Hits {
  return posting.kind === 'listed' ? merge(hits, posting) : look(hits, posting)
}

/** Walks two ascending lists side by side. */
function merge(hits: Hits, list: Listed): Hits {
  const size = Math.min(hits.docs.length, list.docs.length)
  const met = { docs: new Uint32Array(size), scores: new Uint32Array(size) }
  let length = 0
  for (let i = 0, k = 0; i < hits.docs.length && k < list.docs.length;) {
    const gap = hits.docs[i]! - list.docs[k]!
    if (gap === 0) {
      met.docs[length] = hits.docs[i]!
      met.scores[length++] = hits.scores[i]! + list.scores[k]!
    }
    if (gap <= 0) i++
    if (gap >= 0) k++
  }
  return cut(met, length)
}

/** Looks every hit up in a row. */
function look(hits: Hits, { impacts, scale }: Row): Hits {
  const met = { docs: new Uint32Array(hits.docs.length), scores: new Uint32Array(hits.docs.length) }
  let length = 0
  for (let i = 0; i < hits.docs.length; i++) {
    const impact = impacts[hits.docs[i]!]!
    if (impact === 0) continue
    met.docs[length] = hits.docs[i]!
    met.scores[length++] = hits.scores[i]! + impact * scale
  }
  return cut(met, length)
}

function toHits(posting: Posting): Hits {
  if (posting.kind === 'listed') return posting
  const { impacts, scale } = posting
  const met = { docs: new Uint32Array(posting.size), scores: new Uint32Array(posting.size) }
  let length = 0
  for (let doc = 0; doc < impacts.length; doc++) {
    const impact = impacts[doc]!
    if (impact === 0) continue
    met.docs[length] = doc
    met.scores[length++] = impact * scale
  }
  return cut(met, length)
}

const cut = ({ docs, scores }: Hits, length: number): Hits => ({
  docs: docs.subarray(0, length),
  scores: scores.subarray(0, length),
})
