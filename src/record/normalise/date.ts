import { formats } from '../schema/formats.ts'
import { monthOf } from '../hours/date.ts'

/**
 * A date as YYYY-MM-DD, from the forms that people write: `1/10/2026`, `1 October 2026`. In numbers the day comes first,
 * as in Britain. With `isDayFirst: false` only dates with one possible meaning are understood.
 */
export function normaliseDate(
  text: string,
  { isDayFirst = true }: { isDayFirst?: boolean } = {},
): string | undefined {
  const plain = text.trim().toLowerCase()
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(plain)
  if (numbers) {
    const [, first, , second, year] = numbers
    return isDayFirst || Number(first) > 12 ? written(year, second, first) : undefined
  }
  const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(plain)
  if (yearFirst) return written(yearFirst[1], yearFirst[3], yearFirst[4])
  const words = plain.replace(
    /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? +/,
    '',
  )
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]+([a-z]+)\.?,?[ -]+(\d{4})$/.exec(words) ?? []
  const number = month && monthOf(month)
  return number ? written(year, String(number), day) : undefined
}

function written(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return formats.date?.test(date) ? date : undefined
}
