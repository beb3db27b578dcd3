import { advice } from '../diagnostics/advice.ts'
import type { AdviceCode } from '../diagnostics/advice.ts'

/** The points that are left to a record, of a hundred; what is said of it twice costs once. */
export const scoreOf = (codes: Iterable<AdviceCode>): number =>
  Math.max(0, 100 - [...new Set(codes)].reduce((sum, code) => sum + advice[code].costs, 0))

/** The mean of some scores, as a whole number; a hundred where there are none. */
export const meanOf = (scores: readonly number[]): number =>
  scores.length === 0
    ? 100
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
