import { formats } from '../schema/formats.ts'
import { monthOf } from '../../times/calendar/calendar-date.ts'

/**
 * A date as YYYY-MM-DD, from the forms that people write: `1/10/2026`, `1 October 2026`. In numbers the day comes first,
 * as in Britain. With `isDayFirst: false` only dates with one possible meaning are understood.
 */
export function normaliseDate(
  text: string,
  { isDayFirst = true }: { isDayFirst?: boolean } = {},
): string | undefined {
  const written = text.trim().toLowerCase()
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(written)
  if (numbers) {
    const [, first, , second, year] = numbers
    return isDayFirst || Number(first) > 12 ? toDate(year, second, first) : undefined
  }
  const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(written)
  if (yearFirst) return toDate(yearFirst[1], yearFirst[3], yearFirst[4])
  const words = written.replace(
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? +/,
    '',
  )
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]+([a-z]+)\.?,?[ -]+(\d{4})$/.exec(words) ?? []
  const number = month && monthOf(month)
  return number ? toDate(year, String(number), day) : undefined
}

function toDate(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return formats.date?.test(date) ? date : undefined
}
