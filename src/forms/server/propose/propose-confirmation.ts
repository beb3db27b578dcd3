import { readRepositoryFile } from '../github/file-text.ts'
import { joinPullRequest } from '../github/join-pull-request.ts'
import { type Pull, readBase } from '../github/pull-request.ts'
import { confirmationPull } from '../../change/confirmation-pull.ts'
import { type Confirmation, confirmedDay } from './confirmation.ts'
import { type Destination, baseFor } from './destination.ts'

/** Why a confirmation was not sent. */
export type ConfirmRefusal =
  | { readonly reason: 'changed' | 'same' | 'other' }
  | { readonly reason: 'other-day'; readonly day: string }

/** Adds a confirmation to those of the month: one commit, and one line in their pull request. `day` is today, as YYYY-MM-DD. */
export async function proposeConfirmation(
  { path, base: sha, text }: Confirmation,
  day: string,
  destination: Destination,
): Promise<Pull | ConfirmRefusal> {
  const { records, pulls } = destination
  const base = await readBase(records.github, records.repository)
  const from = await readRepositoryFile(records.github, records.repository, {
    ...{ path, at: base.commit },
  })
  if (from?.sha !== sha) return { reason: 'changed' }
  if (from.text === text) return { reason: 'same' }
  const said = confirmedDay(from.text, text)
  if (said === undefined) return { reason: 'other' }
  if (said !== day) return { reason: 'other-day', day }
  return joinPullRequest(pulls.github, pulls.repository, {
    base: await baseFor(destination, base, new Map([[path, from.text]])),
    ...{ path, from, edit: () => text },
    ...confirmationPull(path, day),
  })
}
