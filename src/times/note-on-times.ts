import type { Document } from '../hsds/types.ts'
import { formatSchedule } from './hours/format/format-schedule.ts'
import { readDays } from './hours/hours-schedule.ts'

type Schedule = Document<'schedule'>

/** The entry of `hours` that a row is a part of; absent when the row says all of it. */
export const entryOf = (schedule: Schedule): string | undefined =>
  (schedule as { readonly osd_hours?: string }).osd_hours

/** The description of a schedule; nothing when it only repeats its days and times, as that of an entry of `hours` does. */
export function noteOnTimes(schedule: Schedule): string | undefined {
  const { description, freq, opens_at, closes_at, dtstart } = schedule
  if (entryOf(schedule) !== undefined) return undefined
  const isOnce = freq === undefined && dtstart !== undefined
  if (!description || !opens_at || !closes_at || !(isOnce || (freq && readDays(schedule))))
    return description
  const times = { opens_at: opens_at.slice(0, 5), closes_at: closes_at.slice(0, 5) }
  const { freq: _, ...rest } = schedule
  const repeated = formatSchedule({ ...rest, ...(freq && { freq }), ...times })
  return description === repeated ? undefined : description
}

/** True when words beside the times may say otherwise. The notes of a part repeat its exceptions. */
export function isNoted(schedule: Schedule): boolean {
  const entry = entryOf(schedule)
  return entry === undefined
    ? Boolean(noteOnTimes(schedule) ?? schedule.notes)
    : entry.endsWith(')')
}
