import { readRepositoryFile } from '../github/file-text.ts'
import { type Pull, openPullRequest, readBase } from '../github/pull-request.ts'
import type { Destination } from '../propose/destination.ts'
import { withinLimit } from '../propose/limit.ts'
import { addNote } from './notes.ts'
import { forgetNotes } from './forget-notes.ts'
import { type Report, hasWords } from './report.ts'
import { reportOf, reportPull } from './report-pull.ts'

/** Why a report was not sent. `public`: everybody could read what somebody has written. */
export type ReportRefusal = { readonly reason: 'unknown' | 'public' | 'too-many' }

/** Makes a report a pull request with an empty commit. What was written goes into a comment, and only where members alone read it. */
export async function sendReport(
  report: Report,
  { records, pulls }: Destination,
  now: number,
): Promise<Pull | ReportRefusal> {
  const [file, base] = await Promise.all([
    readRepositoryFile(records.github, records.repository, { path: `content/${report.page}.yaml` }),
    readBase(pulls.github, pulls.repository),
  ])
  if (!file) return { reason: 'unknown' }
  if (hasWords(report) && !base.isPrivate) return { reason: 'public' }
  const opening = reportPull(report)
  const limited = { branch: opening.branch, isOne: (branch: string) => !!reportOf(branch) }
  const pull = await withinLimit(pulls, limited, () =>
    openPullRequest(pulls.github, pulls.repository, { base, ...opening, isAgain: true }),
  )
  if (!pull) return { reason: 'too-many' }
  if (hasWords(report) && !(await addNote(pulls, pull, report))) return { reason: 'too-many' }
  // The sender need not know of it.
  if (base.isPrivate)
    await forgetNotes(pulls.github, pulls.repository, { now, pages: 3 }).catch(() => undefined)
  return pull
}
