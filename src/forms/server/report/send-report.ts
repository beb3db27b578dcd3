import type { Problem } from '../../../api/problem.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { type Pull, openPullRequest, readBase } from '../github/pull-request.ts'
import type { Destination } from '../propose/destination.ts'
import { withinLimit } from '../propose/limit.ts'
import { noRecord, notPrivate, tooMany } from '../propose/problems.ts'
import { addNote } from './notes.ts'
import { forgetNotes } from './forget-notes.ts'
import { type Report, hasWords } from './report.ts'
import { reportOf, reportPull } from './report-pull.ts'

/** Makes a report a pull request with an empty commit. What was written goes into a comment, and only where members alone read it. */
export async function sendReport(
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
