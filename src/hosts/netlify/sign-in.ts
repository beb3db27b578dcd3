import { signIn } from '../routes.ts'
import { createSignIn } from '../../forms/server/propose/answer-sign-in.ts'
import { configOf } from './config.ts'
import { signingIn } from './proposing.ts'

/** Answers `POST /find/sign-in`: gives the browser of a member a token. */
export default (request: Request): Promise<Response | undefined> =>
  createSignIn(signingIn())(request)

export const config = configOf(signIn())
