import { FIRST_NAMES, FREE_MAIL, GROUP, OFFICE_WORDS } from './email-words.ts'
import { inPlain, plainText } from './plain.ts'
import { NO_SPANS, type Span } from './span.ts'

const OF_LOCAL_PART = /[\p{L}\p{N}._%+'-]/u
const MAX_LOCAL_PART = 64
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}/uy

/** Finds email addresses that look like those of one person. */
export const findPersonalEmails = (text: string): Iterable<Span> => inPlain(text, emailsIn)

export const emailsIn = (text: string): Iterable<Span> =>
  text.includes('@') ? eachEmail(text) : NO_SPANS

function* eachEmail(text: string): Generator<Span> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = withoutBlanks(text, at)
    const local = localPartBefore(text, end)
    if (local === '') continue
    const [gap = ''] = /^[ \t]{0,2}/.exec(text.slice(at + 1, at + 3)) ?? []
    DOMAIN.lastIndex = at + 1 + gap.length
    const domain = DOMAIN.exec(text)?.[0]
    // With a space beside it, `@` may also stand for "at".
    const isApart = gap !== '' || end < at
    if (domain && (!isApart || domain.includes('.')) && isPersonal(local, domain))
      yield { start: end - local.length, end: DOMAIN.lastIndex }
  }
}

/** The end of the text before an `@`, without at most two blanks. */
function withoutBlanks(text: string, at: number): number {
  let end = at
  while (end > at - 2 && /[ \t]/.test(text.charAt(end - 1))) end--
  return end
}

/** Goes back letter by letter: an expression would try every place where it may begin. */
function localPartBefore(text: string, end: number): string {
  let start = end
  for (let count = 0; count < MAX_LOCAL_PART; count++) {
    const isPair = /[\uDC00-\uDFFF]/.test(text.charAt(start - 1))
    const before = start - (isPair ? 2 : 1)
    if (before < 0 || !OF_LOCAL_PART.test(text.slice(before, start))) break
    start = before
  }
  return text.slice(start, end)
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
