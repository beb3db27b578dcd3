import type { Document } from '../hsds/types.ts'
import { entryOf, noteOnTimes } from './note-on-times.ts'

type Schedule = Document<'schedule'>

/** One time of a record: the rows that are parts of it, or a row that is the whole. */
export interface TimeEntry {
  readonly rows: readonly Schedule[]
  /** Its days, times and own bounds, without those of the parts. */
  readonly whole: Schedule & Limits
  /** A day on which its first part takes place, where it has parts. */
  readonly starts?: string
  /** Words beside the times. */
  readonly note?: string
}

/** Days without it, and parts of the year in which alone it takes place, as `readDaySets` reads them. */
interface Limits {
  readonly except?: readonly string[]
  readonly only?: readonly string[]
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
  return [...groups.values()].map(joined)
}

/**
 * The parts of an entry behind its times, as `formatHours` writes them: bounds, parts of the year, exceptions, a note.
 */
const ENTRY =
  /^.*?\d\d:\d\d-\d\d:\d\d(?: from (?<from>[\d-]{10}))?(?: (?:to|until) (?<to>[\d-]{10}))?(?<only>(?: (?!except\b)[^ (]+)*)(?: except (?<except>[^(]*?))?(?: \((?<note>[^]*)\))?$/

function joined(rows: readonly Schedule[]): TimeEntry {
  const [first] = rows as readonly [Schedule]
  const found = first.freq && ENTRY.exec(entryOf(first) ?? '')
  if (!found) {
    const note = [noteOnTimes(first), first.notes].filter(Boolean).join('. ')
    return { rows, whole: first, ...(note && { note }) }
  }
  const {
    from,
    to,
    only = '',
    except,
    note,
  } = found.groups as Readonly<Record<string, string | undefined>>
  const { id, freq, interval, byday, bymonthday, wkst, opens_at, closes_at, dtstart } = first
  const starts = dtstart
  const part = only.trim().replace(/^in /, '')
  const whole = {
    ...{ id, freq, interval, byday, bymonthday, wkst, opens_at, closes_at },
    // An interval is counted from a day on which it takes place.
    ...(interval !== undefined && { dtstart: from ?? starts }),
    ...(interval === undefined && from !== undefined && { valid_from: from }),
    ...(to !== undefined && { valid_to: to }),
    ...(part && { only: [part] }),
    ...(except && { except: [except] }),
  } as Schedule & Limits
  return {
    rows,
    whole,
    ...(starts !== undefined && { starts }),
    ...(note && { note }),
  }
}
