import { type Span, matchesOf } from './span.ts'

/** British mobile numbers, with or without the code of the country, in any of the usual spellings. */
const MOBILE =
  /(?<![\w+])(?:(?:\+|00)?44[\s().-]{0,3}(?:\(?0\)?[\s().-]{0,3})?|\(?0)7(?:[\s().-]{0,3}\d){9}(?!\d)/g

/** What every such number has in it; most texts have nothing like it. */
const LIKELY_MOBILE = /7(?:[\s().-]{0,3}\d){9}/

/** Numbers that follow their owner (070), and pagers (076, but for the Isle of Man), are none (Ofcom's numbering plan). */
const NO_MOBILE = /^7(?:0|6(?!24))/

/** British mobile numbers in a text. Those of other countries look like any other number there. */
export function* findMobiles(text: string): Generator<Span> {
  if (!LIKELY_MOBILE.test(text)) return
  for (const span of matchesOf(text, MOBILE)) {
    const digits = text.slice(span.start, span.end).replace(/\D/g, '')
    if (!NO_MOBILE.test(digits.slice(-10))) yield span
  }
}
