/**
 * Area codes of six digits. Each begins like one of five digits (https://www.ofcom.org.uk, National Telephone Numbering
 * Plan).
 */
const LONG_CODES = [
  '013873',
  '015242',
  '015394',
  '015395',
  '015396',
  '016973',
  '016974',
  '016977',
  '017683',
  '017684',
  '017687',
  '019467',
  '019755',
  '019756',
]

/**
 * A British telephone number in its usual groups, with a 0 in front: `0117 496 0123`, `07700 900123`, `020 7946 0123`.
 * Undefined for numbers of another length, with words in them, or from abroad.
 */
export function normalisePhone(text: string): string | undefined {
  const written = text.trim().replace(/[\u2010-\u2015\u2212]/g, '-')
  if (!/^\+?[\d\s().-]+$/.test(written)) return undefined
  const isAbroad = written.startsWith('+')
  const digits = written.replace(/\D/g, '')
  const national = isAbroad ? digits.replace(/^44(?:0)?/, '0') : digits.replace(/^0044(?:0)?/, '0')
  if ((isAbroad && !digits.startsWith('44')) || !/^0[1-9]\d{9}$/.test(national)) return undefined
  const sizes = groupsOf(national)
  return sizes && group(national, sizes)
}

/** The digits of a British number without its area code, as neighbours dial them; undefined for one that has no such code. */
export const localDigits = (text: string): string | undefined =>
  /^0[12]\d+ (.*)/.exec(normalisePhone(text) ?? '')?.[1]!.replaceAll(' ', '')

/** Codes of places where some numbers have ten digits with the 0, as those of 016977, and some of 0500 and 0800 (the same plan). */
const MIXED =
  '204 208 254 276 297 298 363 364 384 386 404 420 460 461 480 488 524 527 562 566 606 629 635 647 659 695 726 744 750 827 837 884 900 905 935 946 949 963 995'
const SHORT = new RegExp(`^0(?:1(?:${MIXED.replaceAll(' ', '|')})\\d{5}|16977\\d{4}|[58]00\\d{6})$`)

/** True for the digits of a British number that is shorter than the others. */
export const isShortNumber = (digits: string): boolean =>
  SHORT.test(digits) || ['08001111', '0845464', '08454647'].includes(digits)

function groupsOf(number: string): readonly number[] | undefined {
  if (LONG_CODES.some((code) => number.startsWith(code))) return [6, 5]
  if (/^0(?:2|5[56]|70)/.test(number)) return [3, 4, 4]
  if (/^0(?:11|1\d1|3|8|9)/.test(number)) return [4, 3, 4]
  if (/^0[17]/.test(number)) return [5, 6]
  return undefined
}

function group(digits: string, sizes: readonly number[]): string {
  let start = 0
  return sizes.map((size) => digits.slice(start, (start += size))).join(' ')
}
