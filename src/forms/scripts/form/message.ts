import { toFragment } from '../../proposal/link.ts'
import type { Mailed } from './sending/mailing.ts'

/** A message to the editors: the change in sentences, and the link that holds it. */
export interface Message {
  readonly text: string
  /** The link that opens a mail with it; undefined when it is too long for one. */
  readonly mail?: string
}

/** Programs of phones and of Windows cut longer ones off. */
const MAX_LENGTH = 1900
const MAX_SUBJECT = 90

/** Composes it. `to` is the address of the editors. */
export function composeMessage({ proposal, subject, changes, why }: Mailed, to: string): Message {
  const link = `${location.origin}${location.pathname}${toFragment(proposal)}`
  const end = [...(why ? ['', why] : []), '', link]
  const text = [...changes, ...end].join('\n')
  // Where there is no room for the sentences, the page that the link opens says them.
  const mail = [text, end.slice(1).join('\n')]
    .map((body) => mailOf(to, [...subject].slice(0, MAX_SUBJECT).join(''), body))
    .find(({ length }) => length <= MAX_LENGTH)
  return { text, ...(mail && { mail }) }
}

const mailOf = (to: string, subject: string, body: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
