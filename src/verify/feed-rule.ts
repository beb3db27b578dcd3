import type { Occurrence, Severity } from './report/finding.ts'
import type { Endpoint } from './survey/endpoint.ts'
import type { RequestFeed, Survey } from './survey/survey.ts'

/** One thing that a feed must or should do. */
export interface Rule {
  /** Permanent, because people search for it. */
  readonly id: string
  readonly severity: Severity
  /** What a feed does that breaks the rule, in one sentence. */
  readonly means: string
  /** What the standard says, in our words, and its source. */
  readonly basis: { readonly says: string; readonly where: string }
  /** An occurrence explains all others at its endpoint, so that those are dropped. */
  readonly eclipses?: true
  /** Makes further requests. Their exchanges are in the survey that `judge` gets, with the id of the rule as their purpose. */
  readonly probe?: (survey: Survey, request: RequestFeed) => Promise<unknown>
  readonly judge: (survey: Survey) => Iterable<Occurrence>
  /** What the data of the feed cannot decide. */
  readonly untested?: (
    survey: Survey,
  ) => Iterable<{ readonly endpoint: Endpoint; readonly why: string }>
}

/** The sources that rules cite. */
export const SOURCES = {
  compliance: 'Open Referral UK, Developers, Compliance',
  profile: 'HSDS-UK 3.0, profile compliance',
  schema: 'HSDS-UK 3.0, schemata',
  api: 'HSDS-UK 3.0, API description',
  tool: 'the official validator',
  ours: 'good practice; no sentence of the standard',
} as const
