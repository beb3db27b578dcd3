import type { Document } from '../hsds/types.ts'
import { isDoubtfulNote } from './doubtful-note.ts'
import { describe } from './describe.ts'

type Schedule = Document<'schedule'>

/** The entry of `hours` that a row is a part of; absent when the row says all of it. */
export const entryOf = (schedule: Schedule): string | undefined =>
  (schedule as { readonly osd_hours?: string }).osd_hours

/** The description of a schedule; nothing when it only repeats its days or its times, as that of an entry of `hours` does. */
export function noteOnTimes(schedule: Schedule): string | undefined {
  const { description } = schedule
  if (entryOf(schedule) !== undefined || description === undefined) return undefined
  return `${describe(schedule)} `.startsWith(`${description} `) ? undefined : description
}

const NOTED = /^(.*) \(([^()]*)\)$/s

/** Names of a part of the year: of times with both their bounds they say nothing else. */
const PART =
  /^(?:(?:spring|summer|autumn|winter|half|term|holidays?|times?|hours|and|february|may|october|christmas|easter)\b[ -]*)+$/i

/** Words beside the times that may say otherwise. The notes of a part repeat its exceptions. */
export function doubtIn(schedule: Schedule): string | undefined {
  const entry = entryOf(schedule)
  const text = entry ?? noteOnTimes(schedule) ?? ''
  const [, before, note = ''] = NOTED.exec(text) ?? []
  // Of an entry with a note in brackets only the note can be in doubt.
  const isEntry = entry !== undefined || (before !== undefined && before === describe(schedule))
  const notes = entry === undefined && schedule.notes
  const { valid_from, valid_to } = schedule
  const isNamed = valid_from !== undefined && valid_to !== undefined && PART.test(text)
  return [isEntry ? note : isNamed ? '' : text, notes || ''].find(isDoubtfulNote)
}
