import type { Document } from '../hsds/types.ts'
import { isDoubtfulNote } from './doubtful-note.ts'
import { formatSchedule } from './hours/format/format-schedule.ts'
import { readDays } from './hours/hours-schedule.ts'

type Schedule = Document<'schedule'>

/** The entry of `hours` that a row is a part of; absent when the row says all of it. */
export const entryOf = (schedule: Schedule): string | undefined =>
  (schedule as { readonly osd_hours?: string }).osd_hours

/** The description of a schedule; nothing when it only repeats its days and times, as that of an entry of `hours` does. */
export function noteOnTimes(schedule: Schedule): string | undefined {
  const { description } = schedule
  if (entryOf(schedule) !== undefined || description === undefined) return undefined
  return description === repeatedIn(schedule) ? undefined : description
}

/** The days and times of a schedule as an entry of `hours` says them; nothing where they are not whole. */
function repeatedIn(schedule: Schedule): string | undefined {
  const { freq, opens_at, closes_at, dtstart } = schedule
  const isOnce = freq === undefined && dtstart !== undefined
  if (!opens_at || !closes_at || !(isOnce || (freq && readDays(schedule)))) return undefined
  const times = { opens_at: opens_at.slice(0, 5), closes_at: closes_at.slice(0, 5) }
  const { freq: _, ...rest } = schedule
  return formatSchedule({ ...rest, ...(freq && { freq }), ...times })
}

const NOTED = /^(.*) \(([^()]*)\)$/s

/** True when words beside the times may say otherwise. The notes of a part repeat its exceptions. */
export function isDoubtful(schedule: Schedule): boolean {
  const entry = entryOf(schedule)
  const text = entry ?? noteOnTimes(schedule) ?? ''
  const [, before, note = ''] = NOTED.exec(text) ?? []
  if (entry !== undefined) return isDoubtfulNote(note)
  // Of an entry with a note in brackets only the note can be in doubt.
  const isEntry = before !== undefined && before === repeatedIn(schedule)
  return isDoubtfulNote(isEntry ? note : text) || isDoubtfulNote(schedule.notes ?? '')
}
