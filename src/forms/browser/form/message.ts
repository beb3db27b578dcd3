import { toFragment } from '../../change/link.ts'
import { mailAddress } from './mail-address.ts'
import type { Mailed } from './sending/mailing.ts'

/** A message to the editors: the change in sentences, and the link that holds it. */
export interface Message {
  readonly text: string
  /** The link that opens a mail with it; undefined when it is too long for one. */
  readonly mail?: string
}

/** Composes it. `to` is the address of the editors. */
export function composeMessage({ proposal, subject, changes, why }: Mailed, to: string): Message {
  const link = location.origin + location.pathname + (proposal ? toFragment(proposal) : '')
  const end = [...(why ? ['', why] : []), '', link]
  const text = [...changes, ...end].join('\n').trimStart()
  // Where there is no room for the sentences, the page that the link opens says them.
  const mail = [text, end.slice(1).join('\n')]
    .map((body) => mailAddress({ to, subject, body }))
    .find((address) => address !== undefined)
  return { text, ...(mail && { mail }) }
}
