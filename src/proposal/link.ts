import { checksum } from '../text/checksum.ts'
import type { Proposal } from './proposal.ts'
import { readProposal } from './read-proposal.ts'

/*
 *   https://feed.example.org/find/edit/lunch-club#change=eyJ2ZXJz…fQ~89abcdef
 *                                                        │          └ checksum of the JSON
 *                                                        └ base64url of the JSON
 *
 * What follows the # is not sent to a server. The checksum ends the text, so it is found again in a mail whose lines were
 * quoted and wrapped, and a damaged one is noticed.
 */

export const FRAGMENT = '#change='

/** A proposal as the fragment of a link. */
export function toFragment(proposal: Proposal): string {
  const json = JSON.stringify(proposal)
  const bytes = new TextEncoder().encode(json)
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const url = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return `${FRAGMENT}${url}~${checksum(json)}`
}

/** What a text holds. */
export interface Found {
  /** Each proposal once. */
  readonly proposals: readonly Proposal[]
  /** How many links are damaged. */
  readonly damaged: number
}

/** A mail is longer with its pictures, but not the part that people read. */
const MAX_LENGTH = 5_000_000

/** Finds proposals in a link, or in a mail as programs send, quote and wrap it. The text is not trusted. */
export function findProposals(text: string): Found {
  const found = new Map<string, Proposal>()
  let damaged = 0
  for (const part of partsOf(text.slice(0, MAX_LENGTH)))
    for (const { index, 0: mark } of part.matchAll(/(?:#|%23)change(?:=|%3D)/gi)) {
      const start = index + mark.length
      const proposal = read(part.slice(start, start + MAX_LINK))
      if (proposal) found.set(JSON.stringify(proposal), proposal)
      else damaged++
    }
  return { proposals: [...found.values()], damaged: found.size > 0 ? 0 : damaged }
}

const MAX_LINK = 200_000

/** The text, and what it holds in the two encodings of mails (RFC 2045, section 6). */
function* partsOf(text: string): Generator<string> {
  yield text
    .replace(/=\r?\n/g, '')
    .replace(/=23(?=change)/gi, '#')
    .replace(/=3D/gi, '=')
    .replace(/=7E/gi, '~')
  for (const [, lines = ''] of text.matchAll(BASE64_PART))
    try {
      yield atob(lines.replace(/\s+/g, ''))
    } catch {
      // Not a part of a mail after all.
    }
}

const BASE64_PART =
  /^content-transfer-encoding:\s*base64\b[^]*?\r?\n\r?\n((?:[A-Za-z0-9+/=]+\r?\n?)+)/gim

function read(rest: string): Proposal | undefined {
  // Marks of quotation, line ends, and spaces that programs put in where they wrap.
  const bare = rest.replace(/&gt;|[\s>\u00ad\u200b]+/g, '')
  const [, base64 = '', sum = ''] = /^([\w-]+)(?:~|%7e)([0-9a-f]{8})/i.exec(bare) ?? []
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    )
    return checksum(json) === sum.toLowerCase() ? readProposal(json) : undefined
  } catch {
    return undefined
  }
}
