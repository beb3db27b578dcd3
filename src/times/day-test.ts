import type { Document } from '../hsds/types.ts'
import { WEEKDAYS } from '../hsds/weekdays.ts'

/** Creates a test of whether a weekly or monthly schedule happens on a day, whatever its interval. */
export function createDayTest({
  freq,
  byday = '',
  bymonthday = '',
}: {
  readonly [K in 'freq' | 'byday' | 'bymonthday']?: Document<'schedule'>[K] | undefined
}): (day: Date) => boolean {
  const dates = bymonthday.split(',').filter(Boolean).map(Number)
  const days = byday
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ weekday: text.slice(-2), ordinal: Number(text.slice(0, -2)) }))
  if (days.length === 0 && (freq !== 'MONTHLY' || dates.length === 0)) return () => false
  return (day) => {
    const today = WEEKDAYS[(day.getUTCDay() + 6) % 7]
    return (
      (dates.length === 0 || dates.some((date) => isDate(day, date))) &&
      (days.length === 0 ||
        days.some(
          ({ weekday, ordinal }) => weekday === today && (ordinal === 0 || isNth(day, ordinal)),
        ))
    )
  }
}

/** BYMONTHDAY: the date of the day is `date`; negative numbers count from the end of the month (RFC 5545, section 3.3.10). */
const isDate = (day: Date, date: number): boolean =>
  day.getUTCDate() === date || lastDateIn(day) + 1 + date === day.getUTCDate()

/** The ordinal of BYDAY, as in `2TU`: the day is the nth of its weekday in the month; negative numbers count from the end. */
const isNth = (day: Date, ordinal: number): boolean =>
  Math.ceil(day.getUTCDate() / 7) === ordinal ||
  -Math.ceil((lastDateIn(day) - day.getUTCDate() + 1) / 7) === ordinal

/** The number of weeks, which begin on Monday, or of months between two days, as an interval counts them. */
export function unitsBetween(from: string, to: string, freq: 'WEEKLY' | 'MONTHLY'): number {
  const [first, last] = [new Date(from.slice(0, 10)), new Date(to.slice(0, 10))]
  if (freq === 'MONTHLY')
    return (
      (last.getUTCFullYear() - first.getUTCFullYear()) * 12 +
      last.getUTCMonth() -
      first.getUTCMonth()
    )
  const mondayOf = (day: Date) => day.getTime() / MILLISECONDS - ((day.getUTCDay() + 6) % 7)
  return Math.round((mondayOf(last) - mondayOf(first)) / 7)
}

/** In a day. */
const MILLISECONDS = 24 * 60 * 60 * 1000

/** The number of days in the month of a day. */
const lastDateIn = (day: Date) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
