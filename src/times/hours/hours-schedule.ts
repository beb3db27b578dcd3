import type { Weekday } from '../../hsds/weekdays.ts'

/** A weekday with its position in the month: the second Thursday. */
export interface NthWeekday {
  readonly ordinal: number
  readonly weekday: Weekday
}

/** The days of one entry. */
export type Days =
  | { readonly kind: 'weekdays'; readonly weekdays: readonly Weekday[] }
  | {
      readonly kind: 'nth'
      readonly nth: readonly NthWeekday[]
      /** `every 2nd Thu`, which could also be every other Thursday. */
      readonly every?: NthWeekday
    }
  | { readonly kind: 'dates'; readonly dates: readonly number[] }

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

/** Whether these are days that `decodeDays` decodes. */
export const areDays = ({
  byday,
  bymonthday = '',
}: {
  readonly [K in 'byday' | 'bymonthday']?: string | undefined
}): boolean => (byday === undefined ? DATES.test(bymonthday) : DAYS.test(byday))

const DAYS = /^(?:-?\d?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?!$)|$))+$/
const DATES = /^(?:-?\d{1,2}(?:,(?!$)|$))+$/

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
