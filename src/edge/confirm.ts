import { CONFIRMATIONS } from '../pages/address.ts'
import { createConfirm } from '../propose/answer-confirm.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/confirm`: adds that a service is still right to the pull request of the month. */
export default (request: Request): Promise<Response | undefined> =>
  createConfirm(proposing())(request)

/** Somebody may confirm all that their organization offers in one go, and has to look at each before. */
export const config = {
  path: CONFIRMATIONS,
  rateLimit: { windowSize: 180, windowLimit: 20, aggregateBy: ['ip', 'domain'] },
}
