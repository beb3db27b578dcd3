import { propose } from '../routes.ts'
import { createPropose } from '../../forms/server/propose/answer-propose.ts'
import { configOf } from './config.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/propose`: opens a pull request for an anonymous suggestion. */
export default (request: Request): Promise<Response | undefined> =>
  createPropose(proposing())(request)

export const config = configOf(propose())
