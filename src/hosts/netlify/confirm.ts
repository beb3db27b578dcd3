import { CONFIRMATIONS } from '../../pages/address.ts'
import { createConfirm } from '../../forms/propose/answer-confirm.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/confirm`: adds that a service is still right to the pull request of the month. */
export default (request: Request): Promise<Response | undefined> =>
  createConfirm(proposing())(request)

/** The rate limit allows a person to confirm all records of an organization in one visit. */
export const config = {
  path: CONFIRMATIONS,
  rateLimit: { windowSize: 180, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}
