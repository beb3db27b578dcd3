import type { WEEKDAYS } from '../../hsds/weekdays.ts'
import type { Document } from '../../hsds/types.ts'
import type { Filters, ScheduleName } from '../../parameters/filters.ts'

/** A weekday as RFC 5545 abbreviates it. */
export type Weekday = (typeof WEEKDAYS)[number]

/** What a schedule says about the week, as far as it can be asked for. */
export interface Hours {
  /** One bit for each weekday on which the schedule falls, Monday lowest. */
  readonly days: number
  /** Seconds since midnight; −1 where the schedule is silent. */
  readonly opens: number
  readonly closes: number
}

/** What a query asks of one schedule, times in seconds since midnight. */
export type HoursWanted = Pick<Filters, ScheduleName>

// Spelled again rather than imported, because the edge has no use for the rest of that file.
const WEEK: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Reads a schedule. valid_from, valid_to and until play no part: there is no clock. */
export function toHours(schedule: Document<'schedule'>): Hours {
  return {
    days: toDays(schedule),
    opens: toSeconds(schedule.opens_at),
    closes: toSeconds(schedule.closes_at),
  }
}

/** The test of schedules that a query asks for, each given as the parts of its `Hours`. */
export function hoursTest({ day, start_time, end_time }: HoursWanted) {
  const days = day === undefined ? 0 : dayBit(day)
  const from = start_time ?? -1
  const until = end_time ?? Infinity
  return (own: number, opens: number, closes: number): boolean => {
    // A schedule that does not say when it opens, −1, opens before any time.
    if ((own & days) !== days || opens < from) return false
    // Closing at or before the opening means the next day. Without an opening, 00:00 is the end of the day.
    return end_time === undefined || (closes > Math.max(opens, 0) && closes <= until)
  }
}

/**
 * The weekdays of byday, where 2TH counts as TH; without byday and bymonthday that of dtstart. A day of the month, such
 * as the 15th, is no particular weekday: such a schedule is found by its times only.
 */
function toDays({ byday, bymonthday, dtstart }: Document<'schedule'>): number {
  if (byday !== undefined) {
    const named = byday.toUpperCase().match(/\b[+-]?\d*(?:MO|TU|WE|TH|FR|SA|SU)\b/g) ?? []
    return named.reduce((days, name) => days | dayBit(name.slice(-2) as Weekday), 0)
  }
  if (bymonthday !== undefined || dtstart === undefined) return 0
  const date = new Date(`${dtstart.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? 0 : 1 << ((date.getUTCDay() + 6) % 7)
}

/** The bit of a weekday in `Hours`. */
export const dayBit = (day: Weekday) => 1 << WEEK.indexOf(day)

/** 09:30 and 09:30:15 as seconds since midnight. */
function toSeconds(time: string | undefined): number {
  const [, hours, minutes, seconds = '0'] = /^(\d\d?):(\d\d)(?::(\d\d))?/.exec(time ?? '') ?? []
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : -1
}
