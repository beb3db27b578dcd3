import { toFragment } from '../../../proposal/link.ts'
import type { Proposal } from '../../../proposal/proposal.ts'

/** A message to the editors: the change in sentences, and the link that holds it. */
export interface Message {
  readonly text: string
  /** The link that opens a mail with it; undefined when it is too long for one. */
  readonly mail?: string
}

/** Programs of phones and of Windows cut longer ones off. */
const MAX_LENGTH = 1900

export function composeMessage(
  proposal: Proposal,
  { name, changes, why, to }: { name: string; changes: readonly string[]; why: string; to: string },
): Message {
  const link = `${location.origin}${location.pathname}${toFragment(proposal)}`
  const text = [...changes, ...(why ? ['', why] : []), '', link].join('\n')
  const subject = encodeURIComponent(`Change: ${name}`)
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const mail = `mailto:${to}?subject=${subject}&body=${body}`
  return { text, ...(mail.length <= MAX_LENGTH && { mail }) }
}
