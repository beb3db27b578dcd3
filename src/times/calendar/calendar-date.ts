import { CALENDAR } from '../../messages/en/calendar.ts'
import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'

export const monthNames: readonly string[] = CALENDAR.months

/** The number of a month, from 1, by its name or the first three letters, in small letters. */
export function monthOf(word: string): number | undefined {
  const name = word.replace(/\.$/, '').replace(/^sept$/, 'sep')
  const found = monthNames.findIndex((month) =>
    [month.toLowerCase(), month.slice(0, 3).toLowerCase()].includes(name),
  )
  return found < 0 ? undefined : found + 1
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The number of a day, from 1 January 1970 on; NaN when it is no day. A number is compared and counted far faster than a text. */
export const numberOfDay = (date: string): number => Date.parse(date.slice(0, 10)) / DAY

/** The inverse of `numberOfDay`. */
export const dayOfNumber = (number: number): string =>
  new Date(number * DAY).toISOString().slice(0, 10)

/** The weekday of the day with a number. 1 January 1970 was a Thursday. */
export const weekdayOfNumber = (number: number): Weekday => WEEKDAYS[(((number + 3) % 7) + 7) % 7]!

export const weekdayIn = (date: string): Weekday => weekdayOfNumber(numberOfDay(date))

export const addDays = (date: string, days: number): string => dayOfNumber(numberOfDay(date) + days)

/** Which day of its month the day with a number is, and how many days that month has. Without texts, which cost most of a search by day. */
export function inMonth(number: number): { readonly day: number; readonly length: number } {
  const date = new Date(number * DAY)
  const day = date.getUTCDate()
  return { day, length: new Date(date.setUTCMonth(date.getUTCMonth() + 1, 0)).getUTCDate() }
}

/** Whether a date is the nth of a weekday in its month, or the last, which is −1. */
export function isNthWeekday(date: string, ordinal: number, weekday: Weekday): boolean {
  if (weekdayIn(date) !== weekday) return false
  if (ordinal > 0) return Math.ceil(Number(date.slice(8)) / 7) === ordinal
  return addDays(date, 7).slice(5, 7) !== date.slice(5, 7)
}

/** A day or a month in two digits: `07`. */
export const two = (number: number): string => String(number).padStart(2, '0')
