import { confirm } from '../routes.ts'
import { createConfirm } from '../../forms/server/propose/answer-confirm.ts'
import { configOf } from './config.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/confirm`: adds that a service is still right to the pull request of the month. */
export default (request: Request): Promise<Response | undefined> =>
  createConfirm(proposing())(request)

export const config = configOf(confirm())
