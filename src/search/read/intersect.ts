import type { ListPosting, Posting, RowPosting } from '../format/posting.ts'
import type { FilterMask } from './filter-mask.ts'
import { type Hits, truncate } from './hits.ts'

/** The documents in any of the postings; their scores add up. Its size is exact. */
export function union(postings: readonly Posting[], count: number): Posting {
  const [first] = postings
  if (first && postings.length === 1) return first
  const impacts = new Uint32Array(count)
  for (const posting of postings) {
    if (posting.kind === 'list') {
      const { docs, scores } = posting
      for (let i = 0; i < docs.length; i++) impacts[docs[i]!]! += scores[i]!
    } else {
      for (let doc = 0; doc < count; doc++) impacts[doc]! += posting.impacts[doc]! * posting.scale
    }
  }
  let size = 0
  for (let doc = 0; doc < count; doc++) if (impacts[doc]! > 0) size++
  return { kind: 'row', size, impacts, scale: 1 }
}

/** The posting with scores that count only this share, but are not lost. */
export function weighted(posting: Posting, weight: number): Posting {
  if (weight === 1) return posting
  const share = (score: number) => (score === 0 ? 0 : Math.max(1, Math.round(score * weight)))
  if (posting.kind === 'list') return { ...posting, scores: posting.scores.map(share) }
  const impacts = Uint32Array.from(posting.impacts, (impact) => share(impact * posting.scale))
  return { ...posting, impacts, scale: 1 }
}

/** How many documents a posting has. */
export const sizeOf = (posting: Posting) =>
  posting.kind === 'list' ? posting.docs.length : posting.size

/** The documents in all postings, and among the hits if there are any. Starts with the shortest list. */
export function intersect(postings: readonly Posting[], hits?: Hits): Hits {
  const sorted = postings.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const rows = sorted.filter((posting) => posting.kind === 'row')
  const [first, ...lists] = sorted.filter((posting) => posting.kind === 'list')
  if (!first) return hits ? rows.reduce(intersectRow, hits) : intersectRows(rows).hits
  const start = hits ? intersectList(hits, first) : first
  return rows.reduce(intersectRow, lists.reduce(intersectList, start))
}

/** Walks two ascending lists side by side. */
export function intersectList(hits: Hits, list: Omit<ListPosting, 'kind'>): Hits {
  const size = Math.min(hits.docs.length, list.docs.length)
  const both = { docs: new Uint32Array(size), scores: new Uint32Array(size) }
  let length = 0
  for (let i = 0, k = 0; i < hits.docs.length && k < list.docs.length;) {
    const gap = hits.docs[i]! - list.docs[k]!
    if (gap === 0) {
      both.docs[length] = hits.docs[i]!
      both.scores[length++] = hits.scores[i]! + list.scores[k]!
    }
    if (gap <= 0) i++
    if (gap >= 0) k++
  }
  return truncate(both, length)
}

/** Looks every hit up in a row. */
function intersectRow(hits: Hits, { impacts, scale }: RowPosting): Hits {
  const both = {
    docs: new Uint32Array(hits.docs.length),
    scores: new Uint32Array(hits.docs.length),
  }
  let length = 0
  for (let i = 0; i < hits.docs.length; i++) {
    const impact = impacts[hits.docs[i]!]!
    if (impact === 0) continue
    both.docs[length] = hits.docs[i]!
    both.scores[length++] = hits.scores[i]! + impact * scale
  }
  return truncate(both, length)
}

interface RowOptions {
  readonly masks?: readonly FilterMask[]
  readonly minScore?: number
  readonly stride?: number
}

/**
 * Walks rows in step. Counts the documents that are in all rows and pass all masks, and returns those with a score of at
 * least `minScore`. With a `stride`, looks only at every document whose number is a multiple of it.
 */
export function intersectRows(
  rows: readonly RowPosting[],
  { masks = [], minScore = 0, stride = 1 }: RowOptions = {},
): { total: number; hits: Hits } {
  const [{ impacts, scale, size }, ...others] = rows as [RowPosting, ...RowPosting[]]
  const room = Math.min(size, Math.ceil(impacts.length / stride))
  const found = { docs: new Uint32Array(room), scores: new Uint32Array(room) }
  // Read outside of the loop, which runs before it is compiled.
  const tables = others.map((row) => row.impacts)
  const scales = others.map((row) => row.scale)
  const codes = masks.map((mask) => mask.codes)
  const passes = masks.map((mask) => mask.passes)
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
    for (let i = 0; i < codes.length; i++) if (passes[i]![codes[i]![doc]!] !== 1) continue documents
    total++
    if (score < minScore) continue
    found.docs[length] = doc
    found.scores[length++] = score
  }
  return { total, hits: truncate(found, length) }
}
