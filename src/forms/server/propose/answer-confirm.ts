import { answerMethod } from '../../../api/methods.ts'
import { todayIn } from '../../../pages/today.ts'
import type { ProposeOptions } from './answer-propose.ts'
import { answerPost, toJson, toProblem } from './answer-post.ts'
import { proposeConfirmation } from './propose-confirmation.ts'
import { readConfirmation } from './confirmation.ts'
import { destinationOf } from './destination.ts'
import * as problems from './problems.ts'
import { MAX_CONFIRMATION } from './suggestion.ts'

export interface ConfirmOptions extends ProposeOptions {
  /** Whose days count: that of the directory. */
  readonly timezone: string
  readonly now?: () => Date
}

/**
 * Answers `POST /find/confirm`: that a service is still right joins the other confirmations of the month, and the answer has the
 * number of their pull request. It is on and off with suggestions.
 */
export const createConfirm =
  ({ origins, proposals, app, timezone, now = () => new Date() }: ConfirmOptions) =>
  async (request: Request): Promise<Response | undefined> => {
    if (origins.length === 0 || !proposals || !app) return answerMethod(request)
    return answerPost(request, { origins, most: MAX_CONFIRMATION }, async (text) => {
      const confirmation = readConfirmation(text)
      if (!confirmation) return toProblem(problems.notAConfirmation())
      const day = todayIn(timezone, now())
      const result = await proposeConfirmation(
        confirmation,
        day,
        await destinationOf(app, proposals),
      )
      if ('reason' in result) return toProblem(problems.notConfirmed(result))
      return toJson({ number: result.number, url: result.html_url }, 201)
    })
  }
