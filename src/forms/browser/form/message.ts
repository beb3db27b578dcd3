import { toFragment } from '../../change/link.ts'
import { type Message, mailAddress } from '../mail.ts'
import type { Mailed } from './sending/mailing.ts'

/** Composes a message to the editors, whose address is `to`: the change in sentences, and the link that holds it. */
export function composeMessage({ proposal, subject, changes, why }: Mailed, to: string): Message {
  const link = location.origin + location.pathname + (proposal ? toFragment(proposal) : '')
  const end = [...(why ? ['', why] : []), '', link]
  const text = [...changes, ...end].join('\n').trimStart()
  // Where there is no room for the sentences, the page that the link opens says them.
  return {
    text,
    mail: mailAddress(to, subject, text) ?? mailAddress(to, subject, end.slice(1).join('\n')),
  }
}
