import type { Endpoint } from './endpoint.ts'
import type { Found, Severity } from './finding.ts'
import type { AskFeed, Survey } from './survey.ts'

/** What every feed must hold to, or should. */
export interface Rule {
  /** Permanent: people search for it. */
  readonly id: string
  readonly severity: Severity
  /** What a feed does that breaks it, in one sentence. */
  readonly means: string
  /** The sentence that it rests on, in our words, and where it stands. */
  readonly basis: { readonly says: string; readonly where: string }
  /** What it finds explains everything else at that endpoint, which is then left out. */
  readonly eclipses?: true
  /** Asks what the survey has not asked. The answers stand in the next survey under the id of the rule. */
  readonly probe?: (survey: Survey, ask: AskFeed) => Promise<unknown>
  readonly judge: (survey: Survey) => Iterable<Found>
  /** What the data of the feed could not decide. */
  readonly untested?: (
    survey: Survey,
  ) => Iterable<{ readonly endpoint: Endpoint; readonly why: string }>
}

/** The sources of the standard that rules point at. */
export const STANDARD = {
  compliance: 'Open Referral UK, Developers, Compliance',
  profile: 'HSDS-UK 3.0, profile compliance',
  schema: 'HSDS-UK 3.0, schemata',
  api: 'HSDS-UK 3.0, API description',
  tool: 'the official validator',
  ours: 'good practice; no sentence of the standard',
} as const
