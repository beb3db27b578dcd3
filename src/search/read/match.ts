import type { Listed, Posting, Row } from '../format/posting.ts'
import { type Hits, cut } from './filter-mask.ts'

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

/** The documents in all of the postings, one at least, and if given among the hits. Lists come first, the smallest of all. */
export function all(postings: readonly Posting[], hits?: Hits): Hits {
  const sorted = postings.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const rows = sorted.filter((posting) => posting.kind === 'row')
  const [first, ...lists] = sorted.filter((posting) => posting.kind === 'listed')
  if (!first) return hits ? rows.reduce(look, hits) : meet(rows, 0).hits
  const start = hits ? merge(hits, first) : first
  return rows.reduce(look, lists.reduce(merge, start))
}

/** Walks two ascending lists side by side. */
export function merge(hits: Hits, list: Omit<Listed, 'kind'>): Hits {
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

/**
 * Walks all rows in step: how many documents are in all of them, and those of them with at least this score. With a
 * `stride` only one document in so many is looked at.
 */
export function meet(
  rows: readonly Row[],
  least: number,
  stride = 1,
): { total: number; hits: Hits } {
  const [{ impacts, scale, size }, ...others] = rows as [Row, ...Row[]]
  const room = Math.min(size, Math.ceil(impacts.length / stride))
  const met = { docs: new Uint32Array(room), scores: new Uint32Array(room) }
  // Taken out of the loop, which runs before it is compiled.
  const tables = others.map((row) => row.impacts)
  const scales = others.map((row) => row.scale)
  let total = 0
  let length = 0
  documents: for (let doc = 0; doc < impacts.length; doc += stride) {
    const first = impacts[doc]!
    if (first === 0) continue
    let score = first * scale
    for (let i = 0; i < tables.length; i++) {
      const impact = tables[i]![doc]!
      if (impact === 0) continue documents
      score += impact * scales[i]!
    }
    total++
    if (score < least) continue
    met.docs[length] = doc
    met.scores[length++] = score
  }
  return { total, hits: cut(met, length) }
}
