import type { Weekday } from '../../hsds/weekdays.ts'
import type { Days } from './days.ts'

/** The fields of a schedule that an entry of `hours` can say. */
export interface HoursSchedule {
  readonly freq: 'WEEKLY' | 'MONTHLY'
  /** Left out where it would be 1. */
  readonly interval?: number
  /** Only with an interval, which is counted from it. */
  readonly dtstart?: string
  readonly valid_from?: string
  readonly valid_to?: string
  readonly byday?: string
  readonly bymonthday?: string
  readonly opens_at: string
  readonly closes_at: string
  readonly notes?: string
}

/** `byday` or `bymonthday` of days. */
export function encodeDays(days: Days): Pick<HoursSchedule, 'byday' | 'bymonthday'> {
  if (days.kind === 'dates') return { bymonthday: days.dates.join() }
  if (days.kind === 'weekdays') return { byday: days.weekdays.join() }
  return { byday: days.nth.map(({ ordinal, weekday }) => `${ordinal}${weekday}`).join() }
}

/** The days that `encodeDays` made `byday` or `bymonthday` of. */
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
