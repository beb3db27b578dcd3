import type { Document } from '../hsds/types.ts'
import { addDays } from './calendar/calendar-date.ts'
import { type DayCalendar, type DayRange, type DaySet, isIn } from './exceptions/day-set.ts'
import { readDays } from './exceptions/read-days.ts'
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

/** Joins entries that differ in their weekdays alone: a library that writes each day of its week is open Tuesday to Friday. */
export function joinWeekdays(entries: readonly TimeEntry[]): readonly TimeEntry[] {
  const weeks = new Map<string, TimeEntry>()
  for (const entry of entries) {
    const { id, byday, description: _, ...rest } = entry.whole
    const isWeekly = rest.freq === 'WEEKLY' && byday !== undefined && (rest.interval ?? 1) === 1
    const key = isWeekly ? JSON.stringify([rest, entry.note]) : id
    const week = weeks.get(key)
    weeks.set(
      key,
      week
        ? {
            ...week,
            rows: [...week.rows, ...entry.rows],
            whole: { ...week.whole, byday: `${week.whole.byday},${byday}` },
          }
        : entry,
    )
  }
  return [...weeks.values()]
}

/** The days with a row of their own, as those have that have other hours. */
export const singleDays = (rows: readonly Schedule[]): readonly string[] =>
  rows.flatMap(({ freq, dtstart }) => (freq === undefined && dtstart ? [dtstart.slice(0, 10)] : []))

/**
 * The runs of days that fall out of an entry between its published parts, in order. Those that it names by their date are left out,
 * and the days that have a row of their own.
 */
export function breaksOf({ rows, whole }: TimeEntry, own: readonly string[]): readonly DayRange[] {
  const named = readDays(whole.except ?? []).filter(({ kind }) => DATED.has(kind))
  const parts = new Map<string, Schedule[]>()
  for (const row of rows) parts.set(row.byday ?? '', [...(parts.get(row.byday ?? '') ?? []), row])
  const breaks = [...parts.values()].flatMap((some) => {
    const sorted = some.toSorted((a, b) => ((a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1))
    return sorted.slice(1).flatMap(({ valid_from: next }, i) => {
      const end = sorted[i]!.valid_to
      if (end === undefined || next === undefined) return []
      return around(own, { from: addDays(end, 1), to: addDays(next, -1) }).filter(
        (gap) => !named.some((set) => [gap.from, gap.to].every((day) => isIn(set, day, NO_DAYS))),
      )
    })
  })
  return [...new Map(breaks.map((one) => [one.from, one])).values()].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  )
}

/** Sets that say their days by the calendar. */
const DATED: ReadonlySet<DaySet['kind']> = new Set(['dates', 'yearly'])
const NO_DAYS: DayCalendar = { isHoliday: () => false }

/** What is left of a range of days without some of them. */
function around(days: readonly string[], { from, to }: DayRange): readonly DayRange[] {
  const day = days.find((one) => one >= from && one <= to)
  if (day === undefined) return from <= to ? [{ from, to }] : []
  return [
    { from, to: addDays(day, -1) },
    { from: addDays(day, 1), to },
  ].flatMap((part) => around(days, part))
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
  const part = only.trim().replace(/^(?:in|every year) /, '')
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
