import { FIRST_NAMES, FREE_MAIL, GROUP, OFFICE_WORDS } from './email-words.ts'
import { inNormalForm, normalForm } from './normal-form.ts'
import { NO_SPANS, type Span } from './span.ts'

const OF_LOCAL_PART = /[\p{L}\p{N}._%+'-]/u
const MAX_LOCAL_PART = 64
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}/uy
/** A domain with a comma or a blank for a dot, known by its ending. */
const LOOSE_DOMAIN =
  /[a-z\d-]{1,63}(?:(?:\s?[.,]\s?|\s)(?:ac|co|com|gov|net|nhs|org|uk)(?![a-z\d-])){1,3}/iy

/** Finds email addresses that look like those of one person. */
export const findPersonalEmails = (text: string): Iterable<Span> => inNormalForm(text, emailsIn)

/** Finds them in the normal form of a text. */
export const emailsIn = (text: string): Iterable<Span> =>
  text.includes('@') ? eachEmail(text) : NO_SPANS

function* eachEmail(text: string): Generator<Span> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const end = withoutBlanks(text, at)
    const local = localPartBefore(text, end)
    if (local === '') continue
    const [gap = ''] = /^\s{0,4}/.exec(text.slice(at + 1, at + 5)) ?? []
    const found = domainAt(text, at + 1 + gap.length)
    const domain = found.replace(/[\s,.]+/g, '.')
    const isApart = gap !== '' || end < at
    if (domain && (!isApart || isMeant(local, domain)) && isPersonal(local, domain))
      yield { start: end - local.length, end: at + 1 + gap.length + found.length }
  }
}

function domainAt(text: string, start: number): string {
  for (const pattern of [LOOSE_DOMAIN, DOMAIN]) {
    pattern.lastIndex = start
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return found
  }
  return ''
}

/** With a space beside it, `@` may also stand for "at": a local part is not a word that begins with a capital letter. */
const isMeant = (local: string, domain: string) =>
  domain.includes('.') && (/[._\d]/.test(local) || FIRST_NAMES.has(local))

/** The end of the text before an `@`, without at most four blanks. */
function withoutBlanks(text: string, at: number): number {
  let end = at
  while (end > at - 4 && /\s/.test(text.charAt(end - 1))) end--
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
  const [local = ''] = normalForm(address).toLowerCase().split('@')
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
