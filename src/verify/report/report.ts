import type { Endpoint } from '../survey/endpoint.ts'
import type { Finding, Untested } from './finding.ts'

/** `published`: only three endpoints can fail a feed, as the specification says. `strict`: every one can. */
export type Policy = 'published' | 'strict'

export type Outcome = 'pass' | 'warn' | 'fail' | 'unreachable'

/** The result for one endpoint. */
export interface EndpointReport {
  readonly endpoint: Endpoint
  /** `absent`: an optional endpoint does not exist. `untested`: there was nothing to request. */
  readonly outcome: 'pass' | 'warn' | 'fail' | 'absent' | 'untested'
  readonly requests: number
  readonly bytes: number
  /** The mean and the longest response time, in milliseconds. */
  readonly ms: { readonly mean: number; readonly longest: number }
  readonly findings: readonly Finding[]
}

/** The result of one rule. */
export interface RuleReport {
  readonly id: string
  /** What the standard says, in our words, and its source. */
  readonly says: string
  readonly where: string
  /** `partly`: there are no findings, and something could not be tested. */
  readonly outcome: 'found' | 'partly' | 'nothing'
}

/** The result of a check, which every format prints. */
export interface Report {
  readonly base: string
  readonly now: string
  readonly policy: Policy
  /** Every page and every record was checked, not a sample. */
  readonly isWhole: boolean
  readonly outcome: Outcome
  /** Why the feed is unreachable. */
  readonly reason?: string
  /** The version in the root. */
  readonly version?: string
  /** The title in the root. */
  readonly title?: string
  readonly endpoints: readonly EndpointReport[]
  readonly rules: readonly RuleReport[]
  readonly untested: readonly Untested[]
  readonly requests: number
  readonly bytes: number
}
