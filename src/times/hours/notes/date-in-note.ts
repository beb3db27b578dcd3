import { isDate } from '../../../hsds/calendar.ts'
import { addDays, monthOf } from '../../calendar/calendar-date.ts'
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
const FESTIVALS: Readonly<Record<string, string>> = {
  christmas: '12-25',
  xmas: '12-25',
  easter: '04-05',
  summer: '07-31',
  autumn: '09-01',
  spring: '03-01',
  winter: '12-01',
  'half-term': '10-23',
  term: '07-20',
}
const SMALL =
  /^(?:the|end|of|in|on|at|mid|early|late|week|before|after|is|next|this|new|holidays?|break|day|eve|again|only|year|\d{1,2}(?:st|nd|rd|th)?|20\d\d)$/

/** The first or last day that a note names in words, with the year of our examples where it gives none. */
export function dateInNote(
  note: string,
): { readonly valid_from: string } | { readonly valid_to: string } | undefined {
  const text = note.trim()
  const [start] = FIRST.exec(text) ?? LAST.exec(text) ?? []
  if (start === undefined) return undefined
  const words = text
    .slice(start.length)
    .toLowerCase()
    .replace(/half[\s-]term/, 'half-term')
    .split(/[\s,.’']+/)
    .filter((word) => word !== '' && word !== 's')
  const named = words.find((word) => monthOf(word) || Object.hasOwn(FESTIVALS, word))
  const isNewYear = words.join(' ').includes('new year')
  if (
    !words.every((word) => word === named || SMALL.test(word) || weekdayOf(word) || monthOf(word))
  )
    return undefined
  if (named === undefined && !isNewYear) return undefined
  const isFirst = FIRST.test(text)
  const date = exampleOf(words, named, isFirst)
  return isFirst ? { valid_from: date } : { valid_to: date }
}

function exampleOf(words: readonly string[], named: string | undefined, isFirst: boolean): string {
  const year = words.find((word) => /^20\d\d$/.test(word)) ?? '2026'
  if (named === undefined) return `${year}-${isFirst ? '01-05' : '12-31'}`
  if (Object.hasOwn(FESTIVALS, named)) return `${year}-${FESTIVALS[named]}`
  const month = String(monthOf(named)).padStart(2, '0')
  const day = words
    .map((word) => Number.parseInt(word, 10))
    .find((number) => number > 0 && number < 32)
  const exact = `${year}-${month}-${String(day).padStart(2, '0')}`
  if (isDate(exact)) return exact
  if (isFirst) return `${year}-${month}-01`
  return addDays(
    monthOf(named) === 12
      ? `${Number(year) + 1}-01-01`
      : `${year}-${String(monthOf(named)! + 1).padStart(2, '0')}-01`,
    -1,
  )
}
