import { PROPOSE } from '../../pages/address.ts'
import { createPropose } from '../../forms/propose/answer-propose.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/propose`: opens a pull request for an anonymous suggestion. */
export default (request: Request): Promise<Response | undefined> =>
  createPropose(proposing())(request)

/** Five suggestions in three minutes from one address of the network are enough for a person. */
export const config = {
  path: PROPOSE,
  rateLimit: { windowSize: 180, windowLimit: 5, aggregateBy: ['ip', 'domain'] },
}
