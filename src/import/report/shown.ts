import { findPrivate } from '../../privacy/find-private.ts'
import { mask } from '../../privacy/mask.ts'
import type { Cell } from '../model/cell.ts'

const LENGTH = 60

/** Reasons whose values are never shown: they are private or hidden, or of a column that nobody has said anything about. */
const UNSHOWN: readonly string[] = [
  ...['internal', 'hidden', 'no-home', 'not-mapped', 'personal-email', 'mobile-number', 'secret'],
  ...['person-name', 'private-part'],
]

/** A value as a report shows it: in one line, short and masked. */
export function shown({ text, isUnknown }: Cell, why: string): string {
  if (isUnknown || UNSHOWN.includes(why)) return '(not shown)'
  const safe = shownWhole(text)
  return safe.length > LENGTH ? `${safe.slice(0, LENGTH - 1)}…` : safe
}

/** A value in one line with all of its words, masked. */
export function shownWhole(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const isPrivate = !findPrivate(line).next().done
  return isPrivate ? mask(line) : line
}
