import { formatTests } from '../hsds/formats.ts'
import { monthOf } from '../times/calendar/calendar-date.ts'
import { WEEKDAY } from '../times/calendar/weekday.ts'

/** How a date in numbers is meant. */
export interface DateOrder {
  /** True when the day comes before the month, as in Britain. */
  readonly isDayFirst?: boolean
}

/**
 * A date as YYYY-MM-DD, from the forms that people write: `1/10/2026`, `1 October 2026`. With `isDayFirst: false` only dates
 * with one possible meaning are understood.
 */
export function normaliseDate(
  text: string,
  { isDayFirst = true }: DateOrder = {},
): string | undefined {
  const written = text.trim().toLowerCase()
  const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(written)
  if (numbers) {
    const [, first, , second, year] = numbers
    return isDayFirst || Number(first) > 12 ? toDate(year, second, first) : undefined
  }
  const yearFirst = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(written)
  if (yearFirst) return toDate(yearFirst[1], yearFirst[3], yearFirst[4])
  const words = written.replace(ON, '')
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]+([a-z]+)\.?,?[ -]+(\d{4})$/.exec(words) ?? []
  const number = month && monthOf(month)
  return number ? toDate(year, String(number), day) : undefined
}

const ON = new RegExp(`^${WEEKDAY}[.,]? +`)

const DAY = 86_400_000
/** Times between these are seconds or milliseconds since 1970, and not numbers of days. */
const MIN_MS = 100_000_000_000

/**
 * A date as YYYY-MM-DD, from what a table or a feed may hold: dates with years of two digits, American ones where the month comes
 * first, times with and without an offset, milliseconds since 1970, and the number of days of a spreadsheet. A time in the
 * evening of the day before in UTC is a British midnight in summer.
 */
export function readDate(text: string, { isDayFirst = true }: DateOrder = {}): string | undefined {
  const written = text.trim()
  if (/^\d{12,13}$/.test(written) && Number(written) >= MIN_MS) return dayOf(Number(written))
  if (/^\d{5}(?:\.\d+)?$/.test(written)) return dayOf((Math.floor(Number(written)) - 25569) * DAY)
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d\S*)$/.exec(written) ?? []
  if (/^23:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/.test(time) && formatTests.date(date))
    return dayOf(Date.parse(`${date}T23:00:00Z`) + 3_600_000)
  const [first = ''] = written.split(/[T ](?=\d\d?:\d\d)/)
  if (formatTests.date(first)) return first
  const whole = monthLater(withCentury(first))
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(whole) ?? []
  const american = isDayFirst ? undefined : toDate(year, month, day)
  return american ?? normaliseDate(whole, { isDayFirst })
}

/** A date that can only have its month first: `03/14/2026`. */
const MONTH_FIRST = /^(?:0?[1-9]|1[0-2])[/.-](?:1[3-9]|2\d|3[01])[/.-](?:\d{2}|\d{4})\b/
/** A date of two numbers that each may be the month. */
const EITHER_FIRST = /^(0?[1-9]|1[0-2])[/.-](?!\1[/.-])(?:0?[1-9]|1[0-2])[/.-](?:\d{2}|\d{4})\b/

/** The columns of some rows in which a date has its month first, so that nobody can tell how `04/05/2026` beside it is meant. */
export const monthFirstColumns = (rows: readonly (readonly string[])[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap((row) =>
      row.flatMap((text, column) => (MONTH_FIRST.test(text.trim()) ? column : [])),
    ),
  )

/** True for a date whose day and month may be the other way round. */
export const isEitherFirst = (text: string): boolean => EITHER_FIRST.test(text.trim())

/** Years of two digits are of this century up to 69, as in spreadsheets. */
const withCentury = (text: string): string =>
  text.replace(
    /^(\d{1,2}(?:[/.-]\d{1,2}[/.-]|(?:st|nd|rd|th)?[- ][a-z]{3,9}[- ]))['’]?(\d\d)$/i,
    (_, before: string, year: string) => `${before}${Number(year) < 70 ? '20' : '19'}${year}`,
  )

/** `October 1, 2026` with its day first. */
const monthLater = (text: string): string =>
  text
    .toLowerCase()
    .replace(ON, '')
    .replace(/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, '$2 $1 $3')

function dayOf(time: number): string | undefined {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined
}

function toDate(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return formatTests.date(date) ? date : undefined
}

/** A day with its time, as `2026-05-01T10:00:00Z`. */
export function readDateTime(text: string, order: DateOrder): string | undefined {
  const whole = text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2').replace(' ', 'T')
  if (formatTests['date-time'](whole)) return whole
  // A time without an offset is in the server's unknown time zone; UTC is assumed.
  if (formatTests['date-time'](`${whole}Z`)) return `${whole}Z`
  const date = readDate(text, order)
  return date && `${date}T00:00:00Z`
}
