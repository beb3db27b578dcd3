import type { Problem } from '../../../api/problem.ts'
import type { Trouble } from '../github/client.ts'
import { NOT_SENT, SAME, sayingPrivate } from '../../change/refusals.ts'
import type { ConfirmRefusal } from './propose-confirmation.ts'
import type { Refusal } from './propose.ts'

/*
 * What went wrong with a suggestion (RFC 9457). `detail` is for the person who sends it, and says what to do.
 */

export const kind = (name: string) => `urn:open-service-directory:problem:${name}`
const NOT_SENT_ANSWER = 'The answer was not sent.'

export const onlyPost = (method: string): Problem => ({
  type: kind('method-not-allowed'),
  title: 'Changes are sent with POST.',
  status: 405,
  detail: `${method} is not allowed; POST is.`,
})

export const otherOrigin = (): Problem => ({
  type: kind('other-origin'),
  title: NOT_SENT,
  status: 403,
  detail: 'Open the form on the web site of the directory itself, and send it there.',
})

export const tooOften = (): Problem => ({
  type: kind('too-often'),
  title: NOT_SENT,
  status: 429,
  detail: 'Too much was sent from one address. Wait three minutes, and send it again.',
})

export const notJson = (): Problem => ({
  type: kind('not-json'),
  title: NOT_SENT,
  status: 415,
  detail: 'Send JSON, as the form does.',
})

export const tooLarge = (): Problem => ({
  type: kind('too-large'),
  title: NOT_SENT,
  status: 413,
  detail: 'It is too long. Send it by mail.',
})

export const notASuggestion = (): Problem => ({
  type: kind('not-a-suggestion'),
  title: NOT_SENT,
  status: 400,
  detail: 'It has something that only the editors may change. Send it by mail.',
})

/** The code was used, has ended, or belongs to another browser. */
export const notSignedIn = (): Problem => ({
  type: kind('not-signed-in'),
  title: 'You are not signed in.',
  status: 400,
  detail: 'Press “Sign in” once more.',
})

export function refusedFor(refusal: Refusal): Problem {
  switch (refusal.reason) {
    case 'changed':
      return {
        type: kind('changed-meanwhile'),
        title: NOT_SENT,
        status: 409,
        detail:
          'Somebody else has changed this record in the meantime. Look at both versions, and send yours again.',
      }
    case 'private':
      return {
        type: kind('private'),
        title: NOT_SENT,
        status: 422,
        detail: sayingPrivate(refusal.kind),
      }
    case 'guarded':
      return { ...notASuggestion(), status: 422 }
    case 'same':
      return {
        type: kind('same'),
        title: NOT_SENT,
        status: 422,
        detail: SAME,
      }
    case 'too-many':
      return tooMany()
  }
}

export const tooMany = (): Problem => ({
  type: kind('too-many-suggestions'),
  title: NOT_SENT,
  status: 503,
  detail:
    'The editors have many suggestions to look at. Try again in a few days, or send it by mail.',
})

export function notConfirmed(refusal: ConfirmRefusal): Problem {
  switch (refusal.reason) {
    case 'changed':
      return {
        type: kind('changed-meanwhile'),
        title: NOT_SENT_ANSWER,
        status: 409,
        detail: 'Somebody has just changed this record. Open this page again, and look at it.',
      }
    case 'same':
      return {
        type: kind('same'),
        title: 'Somebody has already said today that all of this is right.',
        status: 422,
        detail: 'Thank you.',
      }
    case 'other':
      return notAConfirmation()
    case 'other-day':
      return {
        type: kind('other-day'),
        title: NOT_SENT_ANSWER,
        status: 422,
        detail: `Today is ${refusal.day} here. Check the date of your device, and open this page again.`,
      }
  }
}

export const notAConfirmation = (): Problem => ({
  type: kind('not-a-confirmation'),
  title: NOT_SENT_ANSWER,
  status: 400,
  detail: 'It changes more than the day. Send it by mail.',
})

/** GitHub did not do what it was asked for. A suggestion that is sent twice arrives once. */
export const failedFor = (trouble: Trouble): Problem => ({
  type: kind('unavailable'),
  title: trouble === 'silent' ? 'The change may not have arrived.' : NOT_SENT,
  status: 503,
  detail:
    trouble === 'silent'
      ? 'Send it again: it arrives only once.'
      : trouble === 'limit'
        ? 'Many people are sending changes. Try again in an hour, or send it by mail.'
        : 'Suggestions do not work at the moment. Send it by mail.',
})
