import { ruleOf } from './rules/rules.ts'

/** The points of a record, out of 100, by the codes of its advice. Each code costs once. */
export const scoreOf = (codes: Iterable<string>): number =>
  Math.max(0, 100 - [...new Set(codes)].reduce((sum, code) => sum + ruleOf(code).costs, 0))

/** The mean of some scores, rounded; 100 if there are none. */
export const meanOf = (scores: readonly number[]): number =>
  scores.length === 0
    ? 100
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
