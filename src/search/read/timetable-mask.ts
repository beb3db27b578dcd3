import { type ScheduleQuery, hoursTest } from '../format/hours.ts'
import type { Timetable } from '../format/timetable.ts'
import { type FilterMask, markMask } from './filter-mask.ts'

/** Which of `count` owners have a schedule that meets the query. */
export function timetableMask(
  { days, opens, closes, ends, owners }: Timetable,
  query: ScheduleQuery,
  count: number,
): FilterMask {
  const meets = hoursTest(query)
  const marks = new Uint8Array(count)
  for (let schedule = 0, start = 0; schedule < ends.length; schedule++) {
    const end = ends[schedule]!
    if (meets(days[schedule]!, opens[schedule]!, closes[schedule]!))
      for (let i = start; i < end; i++) marks[owners[i]!] = 1
    start = end
  }
  return markMask(marks)
}
