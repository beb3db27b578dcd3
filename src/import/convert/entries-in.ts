import { needsTerms } from '../../times/exceptions/day-set.ts'
import { readDays } from '../../times/exceptions/read-days.ts'
import { inWeekOrder } from '../../times/calendar/weekday.ts'
import type { Weekday } from '../../hsds/weekdays.ts'
import { parseHours } from '../../times/hours/entries/entry.ts'
import { hoursIn } from '../../times/hours/entries/hours-in-words.ts'
import { formatHours } from '../../times/hours/format/format-hours.ts'
import type { Cell } from '../model/cell.ts'
import { DraftValue } from './draft.ts'

/** True when an entry of `hours` needs to know when school terms are. */
export function isOfTerms(entry: string): boolean {
  const { only = [], except = [] } = parseHours(entry).schedule ?? {}
  return readDays([...only, ...except]).some(needsTerms)
}

/** The entries of `hours` that a text is, as far as the directory knows when school terms are. */
export function entriesIn(text: string, hasTerms: boolean): readonly string[] | undefined {
  const entries = hoursIn(text)
  return !hasTerms && entries?.some(isOfTerms) ? undefined : entries
}

/** The days of entries, in order. */
export const daysOfEntries = (entries: readonly string[]): string =>
  inWeekOrder(
    entries.flatMap((entry) => (parseHours(entry).schedule?.byday?.split(',') ?? []) as Weekday[]),
  ).join()

/** Entries of single days; those that differ in their weekdays alone become one. */
export function joinDays(
  all: readonly { readonly entry: string; readonly cell: Cell }[],
): DraftValue[] {
  const weeks = new Map<string, { readonly entries: string[]; readonly cells: Cell[] }>()
  for (const { entry, cell } of all) {
    const { byday: _, description: _said, ...rest } = parseHours(entry).schedule!
    const key = rest.freq === 'WEEKLY' ? JSON.stringify(rest) : entry
    const week = weeks.get(key) ?? { entries: [], cells: [] }
    week.entries.push(entry)
    week.cells.push(cell)
    weeks.set(key, week)
  }
  return [...weeks.values()].map(({ entries, cells }) => {
    const schedule = parseHours(entries[0]!).schedule!
    const days = daysOfEntries(entries)
    return new DraftValue(formatHours(days === '' ? schedule : { ...schedule, byday: days }), cells)
  })
}
