import { answerMethod } from '../../../api/methods.ts'
import type { ProposeOptions } from '../propose/answer-propose.ts'
import { answerPost, toJson, toProblem } from '../propose/answer-post.ts'
import { destinationOf } from '../propose/destination.ts'
import { forgetNotes } from './forget-notes.ts'
import { notAReport, notReported } from './problems.ts'
import { MAX_REPORT, readReport } from './report.ts'
import { sendReport } from './send-report.ts'

/**
 * Answers `POST /find/report`: that something is wrong with a record becomes a pull request that changes nothing, and the answer has
 * its number. It is on and off with suggestions. A clock elsewhere asks it to forget; whoever asks, only what is due is deleted.
 */
export const createReport =
  ({ origins, proposals, app }: ProposeOptions, now: () => number = Date.now) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !proposals || !app) return answerMethod(request)
    return answerPost(request, { origins, most: MAX_REPORT }, async (text) => {
      if (text.trim() === FORGET) {
        const { pulls } = await destinationOf(app, proposals)
        await forgetNotes(pulls.github, pulls.repository, { now: now(), pages: MOST_PAGES })
        return toJson({}, 200)
      }
      const report = readReport(text)
      if (!report) return toProblem(notAReport())
      const result = await sendReport(report, await destinationOf(app, proposals), now())
      if ('reason' in result) return toProblem(notReported(result))
      return toJson({ number: result.number }, 201)
    })
  }

/** What `due.yml` sends every morning. */
export const FORGET = '{"forget":"old"}'
/** The requests of one morning; the next goes on where it ends. */
const MOST_PAGES = 20
