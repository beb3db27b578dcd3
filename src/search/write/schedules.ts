import type { Weekday } from '../../hsds/weekdays.ts'
import { type Hours, dayBit } from '../format/hours.ts'
import type { Timetable } from '../format/timetable.ts'

/** Numbers schedules, each different one once. */
export function createSchedules() {
  const numbers = new Map<string, number>()
  const schedules: Hours[] = []
  return {
    numberOf(hours: Hours): number {
      const key = `${hours.days} ${hours.opens} ${hours.closes}`
      const number = numbers.get(key)
      if (number !== undefined) return number
      numbers.set(key, schedules.length)
      return schedules.push(hours) - 1
    },
    size: () => schedules.length,
    /** A timetable, from the schedule numbers of each owner. */
    timetable(schedulesOf: readonly (readonly number[])[]): Timetable {
      const owners = schedules.map((): number[] => [])
      for (const [owner, own] of schedulesOf.entries())
        for (const schedule of new Set(own)) owners[schedule]!.push(owner)
      let end = 0
      return {
        days: Uint8Array.from(schedules, ({ days }) => days),
        opens: Int32Array.from(schedules, ({ opens }) => opens),
        closes: Int32Array.from(schedules, ({ closes }) => closes),
        ends: Uint32Array.from(owners, ({ length }) => (end += length)),
        owners: Uint32Array.from(owners.flat()),
      }
    },
  }
}

/** The schedules of a timetable that are on one weekday. */
export function onDay(timetable: Timetable, day: Weekday): Timetable {
  const { days, opens, closes, ends, owners } = timetable
  const onThatDay = [...days.keys()].filter((schedule) => (days[schedule]! & dayBit(day)) !== 0)
  const ownersOf = onThatDay.map((schedule) =>
    owners.subarray(ends[schedule - 1] ?? 0, ends[schedule]),
  )
  let end = 0
  return {
    days: Uint8Array.from(onThatDay, (schedule) => days[schedule]!),
    opens: Int32Array.from(onThatDay, (schedule) => opens[schedule]!),
    closes: Int32Array.from(onThatDay, (schedule) => closes[schedule]!),
    ends: Uint32Array.from(ownersOf, ({ length }) => (end += length)),
    owners: Uint32Array.from(ownersOf.flatMap((own) => [...own])),
  }
}
