import type { Problem } from '../../../api/problem.ts'
import type { PrivateKind } from '../../../privacy/find-private.ts'
import type { Trouble } from '../github/client.ts'
import { NOT_SENT, SAME, sayingPrivate } from '../../change/refusals.ts'

/*
 * Problem details (RFC 9457) of refused requests. `detail` tells the sender what to do. Functions, so that a bundle has only those
 * that it calls.
 */

const NOT_SENT_ANSWER = 'The answer was not sent.'

/** A problem with a suggestion, unless another title says with what. */
const problem = (name: string, status: number, detail: string, title = NOT_SENT): Problem => ({
  type: `urn:open-service-directory:problem:${name}`,
  title,
  status,
  detail,
})

export const onlyPost = (method: string) =>
  problem(
    'method-not-allowed',
    405,
    `${method} is not allowed; POST is.`,
    'Changes are sent with POST.',
  )

export const otherOrigin = () =>
  problem(
    'other-origin',
    403,
    'Open the form on the web site of the directory itself, and send it there.',
  )

export const tooOften = () =>
  problem(
    'too-often',
    429,
    'Too much was sent from one address. Wait three minutes, and send it again.',
  )

export const notJson = () => problem('not-json', 415, 'Send JSON, as the form does.')

export const tooLarge = () => problem('too-large', 413, 'It is too long. Send it by mail.')

export const notASuggestion = (status = 400) =>
  problem(
    'not-a-suggestion',
    status,
    'It has something that only the editors may change. Send it by mail.',
  )

/** The code was used, has ended, or belongs to another browser. */
export const notSignedIn = () =>
  problem('not-signed-in', 400, 'Press “Sign in” once more.', 'You are not signed in.')

export const changedMeanwhile = () =>
  problem(
    'changed-meanwhile',
    409,
    'Somebody else has changed this record in the meantime. Look at both versions, and send yours again.',
  )

export const isPrivate = (kind: PrivateKind) => problem('private', 422, sayingPrivate(kind))

export const hasComment = () =>
  problem(
    'comment',
    422,
    'The text of the record has a new comment, which begins with “#”. Leave it out: everybody could read it.',
  )

export const notPrivate = (
  detail = 'Everybody could read what you have written under “Why”. Send it by mail, or leave that out.',
) => problem('not-private', 422, detail)

export const same = () => problem('same', 422, SAME)

export const tooMany = () =>
  problem(
    'too-many-suggestions',
    503,
    'The editors have many suggestions to look at. Try again in a few days, or send it by mail.',
  )

export const answerChanged = () =>
  problem(
    'changed-meanwhile',
    409,
    'Somebody has just changed this record. Open this page again, and look at it.',
    NOT_SENT_ANSWER,
  )

export const answerSame = () =>
  problem('same', 422, 'Thank you.', 'Somebody has already said today that all of this is right.')

/** `day` is today. */
export const otherDay = (day: string) =>
  problem(
    'other-day',
    422,
    `Today is ${day} here. Check the date of your device, and open this page again.`,
    NOT_SENT_ANSWER,
  )

export const notAConfirmation = () =>
  problem(
    'not-a-confirmation',
    400,
    'It changes more than the day. Send it by mail.',
    NOT_SENT_ANSWER,
  )

export const notAReport = () =>
  problem(
    'not-a-report',
    400,
    'Say what is wrong, in at most 1,000 characters, or send it by mail.',
  )

export const noRecord = () =>
  problem('not-there', 422, 'The editors have no record of this page any more.')

/** What to do when GitHub did not do what it was asked for. A suggestion that is sent twice arrives once. */
const FAILED: Readonly<Partial<Record<Trouble, string>>> = {
  silent: 'Send it again: it arrives only once.',
  limit: 'Many people are sending changes. Try again in an hour, or send it by mail.',
}

export const failedFor = (trouble: Trouble) =>
  problem(
    'unavailable',
    503,
    FAILED[trouble] ?? 'Suggestions do not work at the moment. Send it by mail.',
    trouble === 'silent' ? 'The change may not have arrived.' : NOT_SENT,
  )
