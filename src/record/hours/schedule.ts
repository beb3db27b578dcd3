import type { Weekday } from '../../hsds/weekdays.ts'
import type { Days } from './days.ts'

/** The fields of a schedule that an entry of `hours` can have. */
export interface HoursSchedule {
  readonly freq: 'WEEKLY' | 'MONTHLY'
  /** Absent when it is 1. */
  readonly interval?: number
  /** Only with an interval, which counts from it. */
  readonly dtstart?: string
  readonly valid_from?: string
  readonly valid_to?: string
  readonly byday?: string
  readonly bymonthday?: string
  readonly opens_at: string
  readonly closes_at: string
  readonly notes?: string
}

/** Encodes days as `byday` or `bymonthday`. */
export function encodeDays(days: Days): Pick<HoursSchedule, 'byday' | 'bymonthday'> {
  if (days.kind === 'dates') return { bymonthday: days.dates.join() }
  if (days.kind === 'weekdays') return { byday: days.weekdays.join() }
  return { byday: days.nth.map(({ ordinal, weekday }) => `${ordinal}${weekday}`).join() }
}

/** The inverse of `encodeDays`. */
export function decodeDays({ byday, bymonthday = '' }: HoursSchedule): Days {
  if (byday === undefined) return { kind: 'dates', dates: bymonthday.split(',').map(Number) }
  const days = byday.split(',')
  if (!/\d/.test(byday)) return { kind: 'weekdays', weekdays: days as Weekday[] }
  return {
    kind: 'nth',
    nth: days.map((day) => ({
      ordinal: Number(day.slice(0, -2)),
      weekday: day.slice(-2) as Weekday,
    })),
  }
}
