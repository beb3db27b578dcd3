import type { Document } from '../hsds/types.ts'
import { isDoubtfulNote } from './doubtful-note.ts'
import { describe } from './describe.ts'

type Schedule = Document<'schedule'>

/** The entry of `hours` that a row is a part of; absent when the row says all of it. */
export const entryOf = (schedule: Schedule): string | undefined =>
  (schedule as { readonly osd_hours?: string }).osd_hours

/** The description of a schedule; nothing when it only repeats its days and times, as that of an entry of `hours` does. */
export function noteOnTimes(schedule: Schedule): string | undefined {
  const { description } = schedule
  if (entryOf(schedule) !== undefined || description === undefined) return undefined
  return description === describe(schedule) ? undefined : description
}

const NOTED = /^(.*) \(([^()]*)\)$/s

/** True when words beside the times may say otherwise. The notes of a part repeat its exceptions. */
export function isDoubtful(schedule: Schedule): boolean {
  const entry = entryOf(schedule)
  const text = entry ?? noteOnTimes(schedule) ?? ''
  const [, before, note = ''] = NOTED.exec(text) ?? []
  if (entry !== undefined) return isDoubtfulNote(note)
  // Of an entry with a note in brackets only the note can be in doubt.
  const isEntry = before !== undefined && before === describe(schedule)
  return isDoubtfulNote(isEntry ? note : text) || isDoubtfulNote(schedule.notes ?? '')
}
