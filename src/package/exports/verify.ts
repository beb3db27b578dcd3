import { localDate } from '../../io/command/local-date.ts'
import { createHttpClient } from '../../io/http/client.ts'
import type { Report } from '../../verify/report/report.ts'
import { verify as verifyFeed } from '../../verify/verify.ts'

export type { Report } from '../../verify/report/report.ts'

export interface VerifyOptions {
  /** `published` by default: only /, /services and /services/{id} can fail a feed. `strict`: every endpoint can. */
  readonly policy?: 'published' | 'strict'
  /** Checks every page and every record instead of a sample. */
  readonly all?: boolean
  /** The day on which the data is judged, as YYYY-MM-DD; today by default. */
  readonly now?: string
  /** How many requests are made at a time; 2 by default. */
  readonly parallel?: number
  /** How long to wait for an answer, in milliseconds; 30,000 by default. */
  readonly timeout?: number
  /** Answers the requests in place of the network, such as an API of `open-service-directory/api`. */
  readonly send?: (request: Request) => Promise<Response>
}

/**
 * Checks whether the feed at a web address conforms to the standard, as `osd verify` does. Rejects only when the address
 * is none; a feed that does not answer has the outcome `unreachable`.
 */
export async function verify(address: string, options: VerifyOptions = {}): Promise<Report> {
  const { send = createHttpClient({ keepAlive: true }), now, ...others } = options
  const { origin, pathname } = new URL(address)
  return verifyFeed(send, { ...others, base: origin + pathname, now: now ?? localDate(new Date()) })
}
