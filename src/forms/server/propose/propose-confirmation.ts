import type { Problem } from '../../../api/problem.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { joinPullRequest } from '../github/join-pull-request.ts'
import { type Pull, readBase } from '../github/pull-request.ts'
import { confirmationPull } from '../../change/confirmation-pull.ts'
import { type Confirmation, confirmedDay } from './confirmation.ts'
import { type Destination, baseFor } from './destination.ts'
import { answerChanged, answerSame, notAConfirmation, otherDay } from './problems.ts'

/** Adds a confirmation to those of the month: one commit, and one line in their pull request. `day` is today, as YYYY-MM-DD. */
export async function proposeConfirmation(
  { path, base: sha, text }: Confirmation,
  day: string,
  destination: Destination,
): Promise<Pull | Problem> {
  const { records, pulls } = destination
  const base = await readBase(records)
  const from = await readRepositoryFile(records, {
    ...{ path, at: base.commit },
  })
  if (from?.sha !== sha) return answerChanged()
  if (from.text === text) return answerSame()
  const said = confirmedDay(from.text, text)
  if (said === undefined) return notAConfirmation()
  if (said !== day) return otherDay(day)
  return joinPullRequest(pulls, {
    base: await baseFor(destination, base, new Map([[path, from.text]])),
    ...{ path, from, edit: () => text },
    ...confirmationPull(path, day),
  })
}
