import type { Document } from '../hsds/types.ts'
import { formatSchedule } from './hours/format/format-schedule.ts'
import { readDays } from './hours/hours-schedule.ts'

/** The description of a schedule; nothing when it only repeats its days and times, as that of an entry of `hours` does. */
export function noteOnTimes(schedule: Document<'schedule'>): string | undefined {
  const { description, freq, opens_at, closes_at } = schedule
  if (!description || !freq || !opens_at || !closes_at || !readDays(schedule)) return description
  const [from, to] = [opens_at.slice(0, 5), closes_at.slice(0, 5)]
  const repeated = formatSchedule({ ...schedule, freq, opens_at: from, closes_at: to })
  return description === repeated ? undefined : description
}
