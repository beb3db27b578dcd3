import type { Document } from '../../hsds/types.ts'
import { isDate } from '../../hsds/calendar.ts'
import { parseByday } from '../../times/byday.ts'
import { weekdayIn } from '../../times/calendar/calendar-date.ts'
import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import type { Filters, ScheduleName } from '../../parameters/filters.ts'

/** A schedule, as far as parameters can ask about it. */
export interface Hours {
  /** One bit for each weekday, Monday lowest. */
  readonly days: number
  /** Seconds since midnight, or −1 for none. */
  readonly opens: number
  readonly closes: number
}

/** What a query asks of one schedule. Times are seconds since midnight. */
export type ScheduleQuery = Pick<Filters, ScheduleName>

/** The hours of a schedule. Ignores `valid_from`, `valid_to` and `until`, because the index has no clock. */
export function toHours(schedule: Document<'schedule'>): Hours {
  return {
    days: toDays(schedule),
    opens: toSeconds(schedule.opens_at),
    closes: toSeconds(schedule.closes_at),
  }
}

/** A test for schedules, which takes the fields of `Hours`. */
export function hoursTest({ day, start_time, end_time }: ScheduleQuery) {
  const wanted = day === undefined ? 0 : dayBit(day)
  const from = start_time ?? -1
  const until = end_time ?? Infinity
  return (days: number, opens: number, closes: number): boolean => {
    // A schedule without an opening time has −1, which is before any `start_time`.
    if ((days & wanted) !== wanted || opens < from) return false
    // Closing at or before the opening time means the next day. Without an opening time, 00:00 is the end of the day.
    return end_time === undefined || (closes > Math.max(opens, 0) && closes <= until)
  }
}

/**
 * The weekdays of `byday`, where 2TH counts as TH; without `byday` and `bymonthday`, the weekday of `dtstart`. A day of the
 * month, such as the 15th, has no fixed weekday, so such a schedule matches by its times only.
 */
function toDays({ byday, bymonthday, dtstart }: Document<'schedule'>): number {
  if (byday !== undefined) {
    return (parseByday(byday) ?? []).reduce((days, { weekday }) => days | dayBit(weekday), 0)
  }
  if (bymonthday !== undefined || dtstart === undefined) return 0
  const date = dtstart.slice(0, 10)
  return isDate(date) ? dayBit(weekdayIn(date)) : 0
}

/** The bit of a weekday in `Hours.days`. */
export const dayBit = (day: Weekday) => 1 << WEEKDAYS.indexOf(day)

/** 09:30 and 09:30:15 as seconds since midnight. */
function toSeconds(time: string | undefined): number {
  const [, hours, minutes, seconds = '0'] = /^(\d\d?):(\d\d)(?::(\d\d))?/.exec(time ?? '') ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : -1
}
