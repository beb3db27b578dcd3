import { isDate } from '../../hsds/calendar.ts'
import { type Weekday, weekdayName } from '../../hsds/weekdays.ts'
import { weekdayIn, two } from '../calendar/calendar-date.ts'
import { sayDate } from '../say-schedule.ts'
import { weekdayOf } from '../calendar/weekday.ts'
import { type HoursProblem, badHours } from '../hours/problem.ts'
import {
  type Cursor,
  fail,
  peek,
  refuse,
  takeAll,
  takeTo,
  writtenBetween,
} from '../hours/tokens/token.ts'
import { type WrittenDay, readWrittenDay } from '../hours/tokens/written-day.ts'
import type { DaySet } from './day-set.ts'
import { formatSingleDay, shortDate } from './format-day-sets.ts'

/** Between the ends of a range. */
export const TO = ['to', 'until', 'till', 'through']

/** Reads `25 Dec to 1 Jan`, `24-26 Dec`, `2026-12-25`. */
export function readDayRange(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const token = peek(cursor)
  if (token?.kind === 'slashed') return refuseSlashed(cursor, token.text)
  const from = readWrittenDay(cursor)
  if (!from) return undefined
  const end = cursor.at
  const isRange = takeTo(cursor, TO)
  const to = isRange ? readWrittenDay(cursor) : undefined
  if (!to) cursor.at = end
  const next = to ?? from
  const last = next.month === undefined ? { ...namedNext(cursor), ...next } : next
  if (last.month !== undefined) return rangeOf(cursor, from, last)
  cursor.at = start
  return undefined
}

/** The month and the year that the days of a list have together: `24, 25 and 31 Dec`. */
function namedNext(cursor: Cursor): Pick<WrittenDay, 'month' | 'year'> {
  const start = cursor.at
  let day: WrittenDay | undefined
  do {
    takeAll(cursor, [',', '&', 'and', '-', '–', 'to'])
    day = readWrittenDay(cursor)
  } while (day && day.month === undefined)
  cursor.at = start
  const { month, year } = day ?? {}
  return { ...(month !== undefined && { month }), ...(year !== undefined && { year }) }
}

const WRITE_DAYS =
  'Write a day of every year like `25 Dec`, and a day of one year like `25 Dec 2026`.'

/** `24 to 26 Dec`, `24 Dec to 3 Jan 2027`: the first day takes what it lacks from the last. */
function rangeOf(cursor: Cursor, first: WrittenDay, last: WrittenDay): DaySet | undefined {
  const written = writtenBetween(cursor, first.at[0], last.at[1])
  const month = first.month ?? last.month
  const { month: lastMonth, day, year: lastYear } = last
  if (month === undefined || lastMonth === undefined) return undefined
  const [from, to] = [`${two(month)}-${two(first.day)}`, `${two(lastMonth)}-${two(day)}`]
  const wrong = [from, to].find((one) => !isDate(`2024-${one}`))
  if (wrong)
    return refuse(cursor, `${cursor.quote(written)} is not a day of the calendar.`, WRITE_DAYS)
  if (lastYear === undefined && first.year === undefined) {
    const weekday = first.weekday ?? last.weekday
    return weekday === undefined
      ? { kind: 'yearly', from, to }
      : refuse(
          cursor,
          `${cursor.quote(written)} has a weekday and no year.`,
          `Add the year if it is this one day, or leave ${cursor.quote(weekday)} out if it is every year.`,
        )
  }
  if (lastYear === undefined)
    return refuse(
      cursor,
      `${cursor.quote(written)} has a year at one end only.`,
      'Write the year of both days.',
    )
  const firstYear = first.year ?? (from > to ? lastYear - 1 : lastYear)
  const set: DaySet = { kind: 'dates', from: `${firstYear}-${from}`, to: `${lastYear}-${to}` }
  return checkDates(cursor, set, [first, last], written)
}

function checkDates(
  cursor: Cursor,
  set: { readonly kind: 'dates'; readonly from: string; readonly to: string },
  [first, last]: readonly [WrittenDay, WrittenDay],
  written: string,
): DaySet | undefined {
  const { from, to } = set
  for (const [date, { weekday }] of [[from, first] as const, [to, last] as const]) {
    if (!isDate(date) || !/^(?:19|20|21)/.test(date))
      return refuse(cursor, `${cursor.quote(written)} is not a day of the calendar.`, WRITE_DAYS)
    const wrong = weekday === undefined ? undefined : wrongWeekday(date, weekdayOf(weekday)!)
    if (wrong) return fail(cursor, wrong)
  }
  return from <= to
    ? set
    : refuse(cursor, `${cursor.quote(written)} ends before it starts.`, 'Swap the two dates.')
}

/** The problem of a date with another weekday than it has. */
export function wrongWeekday(date: string, weekday: Weekday): HoursProblem | undefined {
  const is = weekdayIn(date)
  return is === weekday
    ? undefined
    : badHours(
        `\`${sayDate(date)}\` is a ${weekdayName(is)}, not a ${weekdayName(weekday)}.`,
        `Write \`${formatSingleDay(date)}\` if the date is right, or correct the date.`,
      )
}

/** Refuses `24/12/2026` with the date that it is, or the two that it may be. */
export function refuseSlashed(cursor: Cursor, written: string): undefined {
  const [one = 0, other = 0, year = 0] = written.split(/[/.]/).map(Number)
  const dates = [
    [other, one],
    [one, other],
  ]
    .map(([month, day]) => `${year < 100 ? 2000 + year : year}-${two(month!)}-${two(day!)}`)
    .filter(isDate)
    .map((date) => `\`${cursor.text.trim().replace(written, shortDate(date))}\``)
  const [date, monthFirst] = [...new Set(dates)]
  return refuse(
    cursor,
    `${cursor.quote(written)} is not how dates are written here.`,
    date === undefined
      ? WRITE_DAYS
      : `Write ${date}${monthFirst ? `, or ${monthFirst} if the month comes first` : ''}.`,
  )
}
