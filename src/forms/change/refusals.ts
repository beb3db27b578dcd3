import type { PrivateKind } from '../../privacy/find-private.ts'

/* What a browser and the server say alike when they do not send a change. */

export const NOT_SENT = 'The change was not sent.'
export const SAME = 'The record says that already.'

/** A change brings a private value of a kind. */
export const sayingPrivate = (kind: PrivateKind): string =>
  `${DETAILS[kind]}, and everybody could read it. Take it out, or send the change by mail.`

const DETAILS: Readonly<Record<PrivateKind, string>> = {
  mobile: 'It has a mobile number that is not published yet',
  email: 'It has an email address of a person that is not published yet',
  password: 'It has a password or a door code',
  secret: 'It has a key or a password',
}
