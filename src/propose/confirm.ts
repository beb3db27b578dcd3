import { readRepositoryFile } from '../github/file-text.ts'
import { joinPullRequest } from '../github/join-pull-request.ts'
import { type Pull, readBase } from '../github/pull-request.ts'
import { confirmationsBranch } from '../proposal/branches.ts'
import { type Confirmation, confirmedDay } from './confirmation.ts'
import { type Destination, baseFor } from './destination.ts'

/** Why a confirmation was not sent. */
export type ConfirmRefusal =
  | { readonly reason: 'changed' | 'same' | 'other' }
  | { readonly reason: 'other-day'; readonly day: string }

const LABEL = 'confirmation'

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
  const month = day.slice(0, 7)
  const name = path.replace(/^content\/|\.yaml$/g, '')
  return joinPullRequest(pulls.github, pulls.repository, {
    base: await baseFor(destination, base, new Map([[path, from.text]])),
    ...{ branch: confirmationsBranch(month), path, from, text },
    message: `Confirm ${name}: ${day}`,
    pull: { title: `Still correct: ${month}`, intro: INTRO, label: LABEL },
    line: { key: `- ${name}:`, text: `- ${name}: ${day}, not signed` },
  })
}

const INTRO =
  'People say with the form that these records are still right on that day. Nothing else changes. Nobody knows who they were where it says “not signed”.'
