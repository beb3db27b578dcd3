import type { Problem } from '../../../api/problem.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { type Pull, openPullRequest, readBase } from '../github/pull-request.ts'
import type { Destination } from '../propose/destination.ts'
import { withinLimit } from '../propose/limit.ts'
import { noRecord, notAReport, notPrivate, tooMany } from '../propose/problems.ts'
import { addNote } from './notes.ts'
import { forgetNotes } from './forget-notes.ts'
import { MAX_REPORT, type Report, hasWords, readReport } from './report.ts'
import { reportOf, reportPull } from './report-pull.ts'
import { toJson } from '../propose/answer-post.ts'
import { type ProposeOptions, answerSent } from '../propose/answer-sent.ts'

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
    return openReport(report, await destination(), now())
  })

/** What `due.yml` sends every morning. */
export const FORGET = '{"forget":"old"}'
/** Pages of comments in one morning, the oldest first. What is deleted makes room; comments on what was answered without a note stay. */
const MOST_PAGES = 20

/** Makes a report a pull request with an empty commit. What was written goes into a comment, and only where members alone read it. */
async function openReport(
  report: Report,
  { records, pulls }: Destination,
  now: number,
): Promise<Pull | Problem> {
  const [file, base] = await Promise.all([
    readRepositoryFile(records, { path: `content/${report.page}.yaml` }),
    readBase(pulls),
  ])
  if (!file) return noRecord()
  if (hasWords(report) && !base.isPrivate)
    return notPrivate(
      'Everybody could read what you have written. Send it by mail, or send only what you ticked.',
    )
  const opening = reportPull(report)
  const limited = { branch: opening.branch, isOne: (branch: string) => !!reportOf(branch) }
  const pull = await withinLimit(pulls, limited, () =>
    openPullRequest(pulls, { base, ...opening, isAgain: true }),
  )
  if (!pull) return tooMany()
  if (hasWords(report) && !(await addNote(pulls, pull, report))) return tooMany()
  // The sender need not know of it.
  if (base.isPrivate) await forgetNotes(pulls, { now, pages: 3 }).catch(() => undefined)
  return pull
}
