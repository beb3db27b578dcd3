import { inPlain } from './plain.ts'
import { NO_SPANS, type Span, matchesOf } from './span.ts'

/** British mobile numbers, with or without the country code, in all usual spellings. Some write the letter O for the first 0. */
const MOBILE =
  /(?<![\w+])(?:(?:\+|00)?44[\s()./_-]{0,3}(?:\(?0\)?[\s()./_-]{0,3})?|\(?[0O]\)?[\s()./_-]{0,3})7(?:[\s()./_-]{0,3}\d){9}(?!\d)/g

/** A number without its first 0: in groups as people write mobile numbers, or alone. */
const WITHOUT_NOUGHT =
  /(?<!\d[\s()./_-]{0,3})(?<![\w+])7[1-57-9]\d{2}[\s-]\d{3}[\s-]?\d{3}(?![\s-]?\d)|^\s*7[1-57-9]\d{8}\s*$/g

/** A fast test: most texts have nothing like it. */
const LIKELY_MOBILE = /7(?:[\s()./_-]{0,3}\d){9}/

/** A day and its month, which may begin like a number: `07/11/2024`. */
const DATE = /^\d{1,2}[/.-]\d{1,2}[/.-]/

/** Personal numbers (070) and pagers (076, except on the Isle of Man) are not mobiles (Ofcom's numbering plan). */
const NOT_MOBILE = /^7(?:0|6(?!24))/

/** Finds British mobile numbers. Those of other countries cannot be told from landlines. */
export const findMobiles = (text: string): Iterable<Span> => inPlain(text, mobilesIn)

export const mobilesIn = (text: string): Iterable<Span> =>
  LIKELY_MOBILE.test(text) ? eachMobile(text) : NO_SPANS

function* eachMobile(text: string): Generator<Span> {
  for (const pattern of [MOBILE, WITHOUT_NOUGHT])
    for (const span of matchesOf(text, pattern)) {
      const written = text.slice(span.start, span.end)
      const digits = written.replace(/\D/g, '')
      if (!NOT_MOBILE.test(digits.slice(-10)) && !DATE.test(written)) yield span
    }
}
