import { inNormalForm } from './normal-form.ts'
import { NO_SPANS, type Span, matchesOf } from './span.ts'

/** Anything but letters and digits may stand between the digits of a number. */
const S = '[^A-Za-z0-9]{0,6}'
/** Some write the letters O and I for digits. */
const [O, D] = ['[0Oo]', '[0-9OoIl]']

/** A letter before a number makes it part of a code, unless it ends a word for a telephone. */
const BEFORE = String.raw`(?:(?<![A-Za-z\d+])|(?<=call|mob|mobile|phone|ring|sms|tel|text|whatsapp))`
const COUNTRY = String.raw`(?:(?:\+|${O}${S}${O})${S})?4${S}4${S}(?:\(?${O}${S})?`
/** It is read so that its end does not begin a mobile number. */
const LANDLINE = String.raw`0[1-35689](?:[\s()./-]{0,3}\d){8,9}`

/** A British mobile number, with or without the country code, or a landline. */
const NUMBER = new RegExp(
  String.raw`${BEFORE}(?:${LANDLINE}|(?<mobile>(?:${COUNTRY}|\(?${O}${S})7(?:${S}${D}){9}))(?!\d)`,
  'gi',
)

/** A number without its first 0: in groups as people write mobile numbers, or alone. */
const WITHOUT_NOUGHT =
  /(?<!\d[\s()./_-]{0,3})(?<![\w+])7[1-57-9]\d{2}[\s.-]\d{3}[\s.-]?\d{3}(?![\s-]?\d)|^\s*7[1-57-9]\d{8}\s*$/g

/** A number with words between its groups. */
const WITH_WORDS =
  /(?<![\w+])07[1-57-9]\d{2}(?!\d)[^\dA-Za-z\n]{0,8}[A-Za-z][^\d\n]{0,24}(?<!\d)\d{3}[^\w]{0,3}\d{3}(?!\d)/g

/** A fast test: most texts have nothing like it. */
const LIKELY_MOBILE = new RegExp(`7(?:${S}${D}){9}|07\\d{3}\\D`)

/** Personal numbers (070) and pagers (076, except on the Isle of Man) are not mobiles (Ofcom's numbering plan). */
const NOT_MOBILE = /^7(?:0|6(?!24))/

/** A day and its month, which may begin like a number, such as `07/11/2024`; or a fraction, such as `0.7123456789`. */
const NOT_NUMBER = /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)?\d\d(?!\d)|^0\.\d{10}$/

/** Finds British mobile numbers. Those of other countries cannot be told from landlines. */
export const findMobiles = (text: string): Iterable<Span> => inNormalForm(text, mobilesIn)

/** Finds them in the normal form of a text. */
export const mobilesIn = (text: string): Iterable<Span> =>
  LIKELY_MOBILE.test(text) ? eachMobile(text) : NO_SPANS

function* eachMobile(text: string): Generator<Span> {
  for (const { index, 0: written, groups } of text.matchAll(NUMBER))
    if (groups?.mobile !== undefined && isMobile(written))
      yield { start: index, end: index + written.length }
  for (const pattern of [WITHOUT_NOUGHT, WITH_WORDS])
    for (const span of matchesOf(text, pattern))
      if (isMobile(text.slice(span.start, span.end))) yield span
}

function isMobile(written: string): boolean {
  const digits = written.replace(/o/gi, '0').replace(/[il]/gi, '1').replace(/\D/g, '')
  return !NOT_MOBILE.test(digits.slice(-10)) && !NOT_NUMBER.test(written) && isOneNumber(written)
}

/** Whether digits are of one number, and not of a list of ages or times: in a few groups, or with one sign between all. */
function isOneNumber(written: string): boolean {
  const between = written.slice(written.indexOf('7')).match(/[^0-9OoIl]+/g) ?? []
  return between.length < 4 || new Set(between).size === 1
}
