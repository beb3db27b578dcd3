import type { Weekday } from '../../../hsds/weekdays.ts'
import type { NthWeekday } from '../hours-schedule.ts'

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
