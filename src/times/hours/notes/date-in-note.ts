import { monthOf } from '../../calendar/calendar-date.ts'
import { weekdayOf } from '../../calendar/weekday.ts'

/*
 * Words that set the first or the last day: `until Christmas`, `starts 6 January`, `back in September`. Whatever else the
 * note says, such as `until the food is gone`, is no date.
 *
 *   note = [last | first session] (until | from | starts | …) { in | the | end of | … } date
 */
const FIRST =
  /^(?:from|since|starts?|starting|begins?|beginning|resum(?:es?|ing)|restarts?|restarting|back|returns?|returning|first session|first meeting|next session)\b/i
const LAST = /^(?:until|till|til|up to|ends?|ending|finish(?:es|ing)?|last session|last meeting)\b/i
const FESTIVALS = 'christmas xmas easter summer autumn spring winter half-term term'.split(' ')
const SMALL =
  /^(?:the|end|of|in|on|at|mid|early|late|week|before|after|is|next|this|new|holidays?|break|day|eve|again|only|year|\d{1,2}(?:st|nd|rd|th)?|20\d\d)$/

/** True when a note names a first or last day in words. */
export function saysDate(note: string): boolean {
  const text = note.trim()
  const [start] = FIRST.exec(text) ?? LAST.exec(text) ?? []
  if (start === undefined) return false
  const words = text
    .slice(start.length)
    .toLowerCase()
    .replace(/half[\s-]term/, 'half-term')
    .split(/[\s,.’']+/)
    .filter((word) => word !== '' && word !== 's')
  const named = words.find((word) => monthOf(word) || FESTIVALS.includes(word))
  return (
    words.every((word) => word === named || SMALL.test(word) || weekdayOf(word) || monthOf(word)) &&
    (named !== undefined || words.join(' ').includes('new year'))
  )
}
