import { answerMethod } from '../../../api/methods.ts'
import type { ProposeOptions } from '../propose/answer-propose.ts'
import { answerPost, toJson, toProblem } from '../propose/answer-post.ts'
import { destinationOf } from '../propose/destination.ts'
import { notAReport, notReported } from './problems.ts'
import { MAX_REPORT, readReport } from './report.ts'
import { sendReport } from './send-report.ts'

/**
 * Answers `POST /find/report`: that something is wrong with a record becomes a pull request that changes nothing, and the answer has
 * its number. It is on and off with suggestions.
 */
export const createReport =
  ({ origins, proposals, app }: ProposeOptions, now: () => number = Date.now) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !proposals || !app) return answerMethod(request)
    return answerPost(request, { origins, most: MAX_REPORT }, async (text) => {
      const report = readReport(text)
      if (!report) return toProblem(notAReport())
      const result = await sendReport(report, await destinationOf(app, proposals), now())
      if ('reason' in result) return toProblem(notReported(result))
      return toJson({ number: result.number }, 201)
    })
  }
