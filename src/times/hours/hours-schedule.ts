import type { Weekday } from '../../hsds/weekdays.ts'
import { encodeByday, parseByday } from '../byday.ts'

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
  | { readonly kind: 'once'; readonly date: string }

/** Groups neighbours with the same weekday. */
export function byWeekday(nth: readonly NthWeekday[]): (readonly [Weekday, readonly number[]])[] {
  const groups: [Weekday, number[]][] = []
  for (const { ordinal, weekday } of nth) {
    const group = groups.at(-1)
    if (group?.[0] === weekday) group[1].push(ordinal)
    else groups.push([weekday, [ordinal]])
  }
  return groups
}

/** The fields of a schedule that an entry of `hours` can have. */
export interface HoursSchedule {
  /** Absent when it takes place on one day, which is `dtstart`, `until`, `valid_from` and `valid_to`. */
  readonly freq?: 'WEEKLY' | 'MONTHLY'
  /** Absent when it is 1. */
  readonly interval?: number
  /** With an interval, which counts from it, and for a single day. */
  readonly dtstart?: string
  readonly until?: string
  readonly valid_from?: string
  readonly valid_to?: string
  readonly byday?: string
  readonly bymonthday?: string
  readonly opens_at: string
  readonly closes_at: string
  readonly notes?: string
  /** Days without it, each as in `readDaySets`. */
  readonly except?: readonly string[]
  /** Parts of the year in which alone it takes place; all of them hold. */
  readonly only?: readonly string[]
}

/** Encodes days as `byday` or `bymonthday`. */
export function encodeDays(days: Days): Pick<HoursSchedule, 'byday' | 'bymonthday'> {
  if (days.kind === 'dates') return { bymonthday: days.dates.join() }
  if (days.kind === 'weekdays') return { byday: days.weekdays.join() }
  if (days.kind === 'once') return {}
  return { byday: encodeByday(days.nth) }
}

/** Reads `byday` or `bymonthday`; undefined when an entry of `hours` cannot say these days. Of negative ones it has the last. */
export function readDays({
  byday,
  bymonthday = '',
}: {
  readonly [K in 'byday' | 'bymonthday']?: string | undefined
}): Days | undefined {
  if (byday === undefined) {
    const dates = bymonthday.split(',').map((text) => (DATE.test(text) ? Number(text) : 0))
    return dates.includes(0) ? undefined : { kind: 'dates', dates }
  }
  const days = parseByday(byday)
  if (!days) return undefined
  if (days.every(({ ordinal }) => ordinal === undefined))
    return { kind: 'weekdays', weekdays: days.map(({ weekday }) => weekday) }
  const nth = days.filter((day): day is NthWeekday => (day.ordinal ?? -2) >= -1)
  return nth.length === days.length ? { kind: 'nth', nth } : undefined
}

const DATE = /^(?:\d{1,2}|-1)$/

const once = (date: string): Days => ({ kind: 'once', date })

/** The inverse of `encodeDays`. */
export function decodeDays(schedule: HoursSchedule): Days {
  const { freq, dtstart } = schedule
  const days = freq === undefined && dtstart ? once(dtstart) : readDays(schedule)
  if (!days) throw new Error('A schedule of an entry has no days.')
  return days
}
