import { bankHolidayIn } from '../countries/gb/bank-holidays.ts'
import { weekdayIn } from './calendar/calendar-date.ts'
import type { Clock } from './clock.ts'
import type { SearchTime } from './search-times.ts'

/**
 * True when something that would take place on a day may be closed: on a bank holiday of its part of the country if it says nothing
 * of these, and on one at a weekend, which the official list has not, in any case. A single day is certain.
 */
export function isDoubtful(
  { freq, area: own, knowsHolidays }: SearchTime,
  date: string,
  { date: today, isBritish, holidays: now, area }: Clock,
): boolean {
  if (!isBritish || freq === undefined) return false
  const holidays = date === today ? now : bankHolidayIn(date)
  const counts = own ?? area
  const isHoliday = counts === undefined ? holidays.length > 0 : holidays.includes(counts)
  return isHoliday && (!knowsHolidays || ['SA', 'SU'].includes(weekdayIn(date)))
}
