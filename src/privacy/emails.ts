import { FIRST_NAMES, FREE_MAIL, GROUP, OFFICE_WORDS } from './email-words.ts'
import type { Span } from './span.ts'

const LOCAL_PART = /[\p{L}\p{N}._%+'-]{1,64}$/u
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}/uy

/** Finds email addresses that look like those of one person. */
export function* findPersonalEmails(text: string): Generator<Span> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL_PART.exec(text.slice(Math.max(0, at - 64), at))?.[0]
    DOMAIN.lastIndex = at + 1
    const domain = DOMAIN.exec(text)?.[0]
    if (local && domain && isPersonal(local, domain))
      yield { start: at - local.length, end: at + 1 + domain.length }
  }
}

/**
 * Whether an address looks like a person’s: a free one, or one made of a name. Words of an office or a group (info@,
 * bookings@, lunchclub@) and words of the domain itself are not names.
 */
export function isPersonal(local: string, domain: string): boolean {
  const words = local
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const site = domain.toLowerCase()
  const isFree = FREE_MAIL.test(site)
  if (!isFree && words.some((word) => word.length > 2 && site.includes(word))) return false
  const [first = '', last = ''] = words
  if (FIRST_NAMES.has(first)) return true
  if (words.some((word) => OFFICE_WORDS.has(word) || GROUP.test(word))) return false
  return isFree || (words.length === 2 && last.length > 1 && /[._]/.test(local))
}
