import type { Weekday } from '../../../hsds/weekdays.ts'
import { inWeekOrder } from '../../calendar/weekday.ts'
import { formatHours } from '../format/format-hours.ts'
import { parseHours } from './entry.ts'

/** The days of entries, in order. */
export const daysOfEntries = (entries: readonly string[]): string =>
  inWeekOrder(
    entries.flatMap((entry) => (parseHours(entry).schedule?.byday?.split(',') ?? []) as Weekday[]),
  ).join()

/** An entry, and what it was made of. */
interface Made<From> {
  readonly entry: string
  readonly from: readonly From[]
}

/** Entries of single days; those that differ in their weekdays alone become one. */
export function joinDays<From>(all: readonly Made<From>[]): readonly Made<From>[] {
  const weeks = new Map<string, Made<From>[]>()
  for (const one of all) {
    const { byday: _, description: _said, ...rest } = parseHours(one.entry).schedule!
    const key = rest.freq === 'WEEKLY' ? JSON.stringify(rest) : one.entry
    weeks.set(key, [...(weeks.get(key) ?? []), one])
  }
  return [...weeks.values()].map((week) => {
    const schedule = parseHours(week[0]!.entry).schedule!
    const byday = daysOfEntries(week.map(({ entry }) => entry))
    return {
      entry: formatHours(byday === '' ? schedule : { ...schedule, byday }),
      from: week.flatMap(({ from }) => from),
    }
  })
}
