import { parseByday } from '../byday.ts'
import { readDays } from '../exceptions/read-days.ts'
import type { HoursSchedule } from './hours-schedule.ts'

/**
 * The days of a month on which each of several schedules is, so that days can be compared: `2TH`, `10`. A weekly one has every such
 * weekday that it does not leave out.
 */
export function meetingDays(schedules: readonly HoursSchedule[]): readonly ReadonlySet<string>[] {
  // The weeks of a month matter only where something meets by the month.
  const weeks = schedules.some(({ freq }) => freq === 'MONTHLY') ? ORDINALS : [1]
  return schedules.map(({ byday, bymonthday = '', except = [] }) => {
    if (byday === undefined) return new Set(bymonthday.split(','))
    const without = readDays(except).map(
      (set) => set.kind === 'nth' && `${set.ordinal}${set.weekday}`,
    )
    const days = (parseByday(byday) ?? []).flatMap(({ ordinal, weekday }) =>
      (ordinal === undefined ? weeks : [ordinal]).map((number) => `${number}${weekday}`),
    )
    return new Set(days.filter((day) => !without.includes(day)))
  })
}

const ORDINALS = [1, 2, 3, 4, 5, -1]

/** True when two are at the same time of a day. */
export const haveSameTime = (one: HoursSchedule, other: HoursSchedule): boolean =>
  one.opens_at < other.closes_at && other.opens_at < one.closes_at

/** True when two of several are at the same time of one day, in the same part of the year. */
export function doOverlap(schedules: readonly HoursSchedule[]): boolean {
  const days = meetingDays(schedules)
  return schedules.some((one, i) =>
    schedules
      .slice(0, i)
      .some(
        (other, k) =>
          haveSameTime(one, other) &&
          !(one.only && other.only && String(one.only) !== String(other.only)) &&
          [...days[i]!].some((day) => days[k]!.has(day)),
      ),
  )
}
