import { meet } from '../read/match.ts'
import type { Posting, Row } from './posting.ts'
import type { Hits } from '../read/filter-mask.ts'

/** Whether all of the postings are rows. */
export const areRows = (postings: readonly Posting[]): postings is readonly Row[] =>
  postings.every(({ kind }) => kind === 'row')

const SAMPLE = 512

/**
 * How many documents are in all rows, and at least the `first` foremost of them. These are very many; a sample tells
 * which score the last of the first probably has, and what has less is only counted. Where too few have as much, the
 * border moves down.
 */
export function skim(rows: readonly Row[], first: number): { total: number; hits: Hits } {
  const sorted = rows.toSorted((a, b) => a.size - b.size)
  const stride = Math.max(1, Math.floor(sorted[0]!.impacts.length / SAMPLE))
  // Taken in the same way as the rest, which is then not run for the first time.
  const sample = meet(sorted, 0, stride).hits.scores.sort()
  // A few more than that, as a second look at all documents would cost as much as the first.
  for (let place = Math.ceil((1.5 * first) / stride) + 3; ; place *= 2) {
    const met = meet(sorted, sample[sample.length - place] ?? 0)
    if (met.hits.docs.length >= Math.min(first, met.total)) return met
  }
}
