import { fromBase64, toBase64url } from '../../text/base64.ts'
import { checksum } from '../../text/checksum.ts'
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
  return `${FRAGMENT}${toBase64url(new TextEncoder().encode(json))}~${checksum(json)}`
}

/** What a text holds. */
export interface Found {
  /** Each proposal once. */
  readonly proposals: readonly Proposal[]
  /** How many links are damaged. */
  readonly damaged: number
}

/** The part of a mail that people read is shorter. */
const MAX_LENGTH = 5_000_000

/** A text with more of them is no mail with a change. */
const MAX_MARKS = 200

const MAX_LINK = 200_000

/**
 * Finds proposals in a link, or in the text of a mail as programs quote, wrap and rewrite it: those that check links put the
 * whole link into another, encoded once or twice, or in a way of their own (Proofpoint). The text is not trusted.
 */
export function findProposals(text: string): Found {
  const found = new Map<string, Proposal>()
  let [marks, damaged] = [0, 0]
  for (const { index, 0: mark } of text.slice(0, MAX_LENGTH).matchAll(MARK)) {
    if (++marks > MAX_MARKS) break
    const start = index + mark.length
    const rest = text.slice(start, start + MAX_LINK)
    const proposal = read(mark.startsWith('-') ? rest.replace(/-(?=2D|5F|7E)/gi, '%') : rest)
    if (proposal) found.set(JSON.stringify(proposal), proposal)
    else damaged++
  }
  return { proposals: [...found.values()], damaged: found.size > 0 ? 0 : damaged }
}

/** `#change=`, and what becomes of its signs in other links. */
const MARK = /(?:#|%(?:25)*23|\*|-23)change(?:=|%(?:25)*3D|-3D)/gi
/** The JSON, and its checksum. */
const LINK = /^([\w-]+)(?:~|%(?:25)*7E)([0-9a-f]{8})/i

function read(rest: string): Proposal | undefined {
  const bare = rest
    // Marks of quotation, line ends, and spaces that programs put in where they wrap.
    .replace(/&gt;|[\s>\u00ad\u200b]+/g, '')
    .replace(/%(?:25)*2D/gi, '-')
    .replace(/%(?:25)*5F/gi, '_')
  const [, base64 = '', sum = ''] = LINK.exec(bare) ?? []
  try {
    const bytes = fromBase64(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return checksum(json) === sum.toLowerCase() ? readProposal(json) : undefined
  } catch {
    return undefined
  }
}
