import type { Document } from '../hsds/types.ts'
import { parseHours } from './hours/entries/entry.ts'
import { entryOf, noteOnTimes } from './note-on-times.ts'

type Schedule = Document<'schedule'>

/** One time of a record: the rows that are parts of it, or a row that is the whole. */
export interface TimeEntry {
  readonly rows: readonly Schedule[]
  /** Its days, times and own bounds, without those of the parts. */
  readonly whole: Schedule & {
    readonly except?: readonly string[]
    readonly only?: readonly string[]
  }
  /** A day on which its first part takes place, where it has parts. */
  readonly starts?: string
  /** Words beside the times. */
  readonly note?: string
}

/** Joins rows of a published record to the entries that they are parts of, in the order of their first rows. */
export function entriesOf(rows: readonly Schedule[]): readonly TimeEntry[] {
  const groups = new Map<string, Schedule[]>()
  for (const row of rows) {
    const key = entryOf(row) ?? row.id
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Schedule]
    const text = entryOf(first)
    const { schedule } = text === undefined ? {} : parseHours(text)
    if (!schedule) {
      const note = [noteOnTimes(first), first.notes].filter(Boolean).join('. ')
      return { rows: group, whole: first, ...(note && { note }) }
    }
    const { notes, description: _, ...whole } = schedule
    const starts = first.dtstart
    return {
      ...{ rows: group, whole: { id: first.id, ...whole } },
      ...(starts !== undefined && { starts }),
      ...(notes && { note: notes }),
    }
  })
}
