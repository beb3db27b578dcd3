import { todayIn } from '../../../pages/today.ts'
import { type ProposeOptions, answerSent } from './answer-sent.ts'
import { readConfirmation } from './confirmation.ts'
import { notAConfirmation } from './problems.ts'
import { proposeConfirmation } from './propose-confirmation.ts'
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
