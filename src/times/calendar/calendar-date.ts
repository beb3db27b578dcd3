import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The number of a month, from 1, by its name or the first three letters, in small letters. */
export function monthOf(word: string): number | undefined {
  const name = word.replace(/\.$/, '').replace(/^sept$/, 'sep')
  const found = monthNames.findIndex((month) =>
    [month.toLowerCase(), month.slice(0, 3).toLowerCase()].includes(name),
  )
  return found < 0 ? undefined : found + 1
}

const toDate = (date: string) => new Date(`${date}T00:00:00Z`)

export const weekdayIn = (date: string): Weekday => WEEKDAYS[(toDate(date).getUTCDay() + 6) % 7]!

export function addDays(date: string, days: number): string {
  const later = toDate(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** The number of days in the month of a date. */
export const daysInMonth = (date: string): number =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()

/** Whether a date is the nth of a weekday in its month, or the last, which is −1. */
export function isNthWeekday(date: string, ordinal: number, weekday: Weekday): boolean {
  if (weekdayIn(date) !== weekday) return false
  if (ordinal > 0) return Math.ceil(Number(date.slice(8)) / 7) === ordinal
  return addDays(date, 7).slice(5, 7) !== date.slice(5, 7)
}

/** Whether a date is the nth day of its month, or the last, which is −1. */
export const isNthDay = (date: string, day: number): boolean =>
  day > 0 ? Number(date.slice(8)) === day : addDays(date, 1).endsWith('-01')

/** 7 January 2026 */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-')
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`
}
