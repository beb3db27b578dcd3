import { SIGN_IN } from '../../pages/address.ts'
import { createSignIn } from '../../forms/propose/answer-sign-in.ts'
import { signingIn } from './proposing.ts'

/** Answers `POST /find/sign-in`: gives the browser of a member a token. */
export default (request: Request): Promise<Response | undefined> =>
  createSignIn(signingIn())(request)

/** A person signs in once in eight hours. */
export const config = {
  path: SIGN_IN,
  rateLimit: { windowSize: 180, windowLimit: 10, aggregateBy: ['ip', 'domain'] },
}
