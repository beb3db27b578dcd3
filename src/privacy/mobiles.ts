import { type Span, matchesOf } from './span.ts'

/** British mobile numbers, with or without the country code, in all usual spellings. */
const MOBILE =
  /(?<![\w+])(?:(?:\+|00)?44[\s().-]{0,3}(?:\(?0\)?[\s().-]{0,3})?|\(?0)7(?:[\s().-]{0,3}\d){9}(?!\d)/g

/** A fast test: most texts have nothing like it. */
const LIKELY_MOBILE = /7(?:[\s().-]{0,3}\d){9}/

/** Personal numbers (070) and pagers (076, except on the Isle of Man) are not mobiles (Ofcom's numbering plan). */
const NOT_MOBILE = /^7(?:0|6(?!24))/

/** Finds British mobile numbers. Those of other countries cannot be told from landlines. */
export function* findMobiles(text: string): Generator<Span> {
  if (!LIKELY_MOBILE.test(text)) return
  for (const span of matchesOf(text, MOBILE)) {
    const digits = text.slice(span.start, span.end).replace(/\D/g, '')
    if (!NOT_MOBILE.test(digits.slice(-10))) yield span
  }
}
