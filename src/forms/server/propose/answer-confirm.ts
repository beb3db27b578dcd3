import type { Problem } from '../../../api/problem.ts'
import { readRepositoryFile } from '../github/file-text.ts'
import { joinPullRequest } from '../github/join-pull-request.ts'
import { type Pull, readBase } from '../github/pull-request.ts'
import { confirmationPull } from '../../change/pull-text.ts'
import { type Confirmation, confirmedDay, readConfirmation } from './confirmation.ts'
import { type Destination, baseFor } from './destination.ts'
import { answerChanged, answerSame, notAConfirmation, otherDay } from './problems.ts'
import { todayIn } from '../../../pages/today.ts'
import { type ProposeOptions, answerSent } from './answer-sent.ts'
import { MAX_CONFIRMATION } from './suggestion.ts'

export interface ConfirmOptions extends ProposeOptions {
  /** Whose days count: that of the directory. */
  readonly timezone: string
  readonly now?: () => Date
}

/** Answers `POST /find/confirm`: that a service is still right joins the other confirmations of the month. */
export const createConfirm = ({ timezone, now = () => new Date(), ...options }: ConfirmOptions) =>
  answerSent(options, MAX_CONFIRMATION, async (text, { destination }) => {
    const confirmation = readConfirmation(text)
    if (!confirmation) return notAConfirmation()
    return proposeConfirmation(confirmation, todayIn(timezone, now()), await destination())
  })

/** Adds a confirmation to those of the month: one commit, and one line in their pull request. `day` is today, as YYYY-MM-DD. */
async function proposeConfirmation(
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
