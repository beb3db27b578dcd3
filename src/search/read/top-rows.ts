import type { Posting, RowPosting } from '../format/posting.ts'
import type { FilterMask } from './filter-mask.ts'
import type { Hits } from './hits.ts'
import { intersectRows } from './intersect.ts'

/** Whether every posting is a row. */
export const areRows = (postings: readonly Posting[]): postings is readonly RowPosting[] =>
  postings.every(({ kind }) => kind === 'row')

const SAMPLE = 512

/**
 * Counts the documents that are in all rows and pass all masks, and returns at least the best `k` of them. There may be very
 * many, so a sample estimates the lowest score among the best `k`, and documents below it are only counted. If too few reach
 * it, the estimate is lowered.
 */
export function topRows(
  rows: readonly RowPosting[],
  masks: readonly FilterMask[],
  k: number,
): { total: number; hits: Hits } {
  const sorted = rows.toSorted((a, b) => a.size - b.size)
  const stride = Math.max(1, Math.floor(sorted[0]!.impacts.length / SAMPLE))
  // The sample runs the same code as the full pass, and so warms it up.
  const sample = intersectRows(sorted, { masks, stride }).hits.scores.sort()
  // Aims for a few more than `k`, because a second pass over all documents costs as much as the first.
  for (let place = Math.ceil((1.5 * k) / stride) + 3; ; place *= 2) {
    const found = intersectRows(sorted, { masks, minScore: sample[sample.length - place] ?? 0 })
    if (found.hits.docs.length >= Math.min(k, found.total)) return found
  }
}
