import { FIRST_NAMES, FREE_MAIL, GROUP, OFFICE_WORDS } from './email-words.ts'
import { inPlain, plainText } from './plain.ts'
import { NO_SPANS, type Span } from './span.ts'

const LOCAL_PART = /[\p{L}\p{N}._%+'-]{1,64}$/u
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}/uy

/** Finds email addresses that look like those of one person. */
export const findPersonalEmails = (text: string): Iterable<Span> => inPlain(text, emailsIn)

const emailsIn = (text: string): Iterable<Span> => (text.includes('@') ? eachEmail(text) : NO_SPANS)

function* eachEmail(text: string): Generator<Span> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const [before = ''] = /[^@]{0,66}$/.exec(text.slice(Math.max(0, at - 66), at)) ?? []
    const left = before.replace(/[ \t]{1,2}$/, '')
    const local = LOCAL_PART.exec(left)?.[0]
    const [gap = ''] = /^[ \t]{0,2}/.exec(text.slice(at + 1, at + 3)) ?? []
    DOMAIN.lastIndex = at + 1 + gap.length
    const domain = DOMAIN.exec(text)?.[0]
    // With a space beside it, `@` may also stand for "at".
    const isApart = gap !== '' || left !== before
    if (local && domain && (!isApart || domain.includes('.')) && isPersonal(local, domain))
      yield {
        start: at - before.length + left.length - local.length,
        end: DOMAIN.lastIndex,
      }
  }
}

/** Whether an address is of something rather than somebody: before its `@` is a word of the thing's name. */
export function holdsWordOf(address: string, name: string): boolean {
  const [local = ''] = plainText(address).toLowerCase().split('@')
  const letters = local.replace(/[^\p{L}]/gu, '')
  return name
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=s(?!\p{L}))/gu, '')
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= 4 && !FIRST_NAMES.has(word) && letters.includes(word))
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
