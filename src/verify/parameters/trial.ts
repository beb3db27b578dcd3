import type { Collection } from '../../hsds/collections.ts'
import type { Severity } from '../finding.ts'
import type { Rule } from '../rule.ts'
import type { Survey } from '../survey.ts'
import type { Known } from './known.ts'

/** One question with parameters, and what a feed that honours them must and must not find. */
export interface Trial {
  readonly collection: Collection
  readonly query: Readonly<Record<string, string>>
  /** Ids that must be found. */
  readonly finds?: readonly string[]
  /** Whether a record that was found contradicts the question; what cannot be told does not. */
  readonly contradicts?: (found: Known) => boolean
  /** Only whole records can tell, so that some of those found are fetched. */
  readonly needsRecords?: true
  /** The whole list cannot be right: it is known to hold something that does not fit. */
  readonly mustDiffer?: true
  /** Nothing is expected to fit; an error of the client is as good an answer as none. */
  readonly isImpossible?: true
  /** One parameter picks, and the others only page: what is found has pages and totals of its own. */
  readonly isPaged?: true
  /** The same in another spelling, for a feed that makes nothing of this one. */
  readonly instead?: Trial
  /** Less grave than the parameter usually is. */
  readonly severity?: Severity
}

/** Something that the data of a feed cannot decide. */
export interface Undecided {
  readonly collection: Collection
  readonly why: string
}

/** What a parameter is tried with; what the data cannot decide is left out, and said. */
export interface Plan {
  readonly trials: readonly Trial[]
  readonly untested: readonly Undecided[]
}

/** A parameter, or a group of parameters that are tried together. */
export interface Parameter extends Pick<Rule, 'id' | 'means'> {
  /** What the standard says of it, in our words. */
  readonly says: string
  /** The editions of the standard that have it; what only one has, a feed may do without. */
  readonly edition: keyof typeof GRAVITY
  /** Picks records of the survey that can tell whether the parameter is honoured. The same survey gives the same plan. */
  readonly plan: (survey: Survey) => Plan
  /** What each for itself must be honoured before this can be judged. */
  readonly parts?: readonly Parameter[]
}

/**
 * How grave it is that a parameter finds what it must not, and that it is not understood at all. The edition of 2024 is
 * the one that the specification describes; that of 2026 has other parameters, and a feed may follow either.
 */
export const GRAVITY = {
  both: { wrong: 'fail', lacking: 'fail' },
  '2024': { wrong: 'fail', lacking: 'warn' },
  '2026': { wrong: 'warn', lacking: 'info' },
} as const satisfies Record<string, Readonly<Record<'wrong' | 'lacking', Severity>>>

/** The plans of several lists or parameters as one. */
export const together = (plans: readonly Plan[]): Plan => ({
  trials: plans.flatMap(({ trials }) => trials),
  untested: plans.flatMap(({ untested }) => untested),
})

/** The parameters of a trial, as they are spoken of. */
export const namesIn = ({ query }: Trial): string => Object.keys(query).join(' and ')
