import { report } from '../routes.ts'
import { createReport } from '../../forms/server/report/answer-report.ts'
import { configOf } from './config.ts'
import { proposing } from './proposing.ts'

/** Answers `POST /find/report`: opens a pull request that changes nothing, to say that something is wrong. */
export default (request: Request): Promise<Response | undefined> =>
  createReport(proposing())(request)

export const config = configOf(report())
