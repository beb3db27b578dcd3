import { toJson } from '../propose/answer-post.ts'
import { type ProposeOptions, answerSent } from '../propose/answer-sent.ts'
import { notAReport } from '../propose/problems.ts'
import { forgetNotes } from './forget-notes.ts'
import { MAX_REPORT, readReport } from './report.ts'
import { sendReport } from './send-report.ts'

/**
 * Answers `POST /find/report`: that something is wrong with a record becomes a pull request that changes nothing. A clock elsewhere
 * asks it to forget; whoever asks, only what is due is deleted.
 */
export const createReport = (options: ProposeOptions, now: () => number = Date.now) =>
  answerSent(options, MAX_REPORT, async (text, { destination }) => {
    if (text.trim() === FORGET) {
      const { pulls } = await destination()
      await forgetNotes(pulls, { now: now(), pages: MOST_PAGES })
      return toJson({}, 200)
    }
    const report = readReport(text)
    if (!report) return notAReport()
    const result = await sendReport(report, await destination(), now())
    // Its address may be that of a private repository.
    return 'type' in result ? result : toJson({ number: result.number }, 201)
  })

/** What `due.yml` sends every morning. */
export const FORGET = '{"forget":"old"}'
/** The requests of one morning; the next goes on where it ends. */
const MOST_PAGES = 20
