import { quote } from '../../../text/quote.ts'
import type { Path } from '../../../diagnostics/diagnostic.ts'
import { formatHours } from '../../../times/hours/format/format-hours.ts'
import type { HoursSchedule } from '../../../times/hours/hours-schedule.ts'
import { groupBy } from '../../group-by.ts'
import type { WrittenObject } from '../../walk.ts'
import type { Rule } from '../rule.ts'
import { parseByday } from '../../../times/byday.ts'
import { readDays } from '../../../times/exceptions/read-days.ts'

interface Entry {
  readonly schedule: HoursSchedule
  readonly path: Path
  readonly index: number
}

export const overlappingHours: Rule = {
  code: 'overlapping-hours',
  severity: 'warning',
  means: 'Two entries of `hours` are the same, or at the same time of the same day.',
  *record({ record: { file }, objects }) {
    for (const [later, earlier] of comparable(objects).flatMap((entries) => [
      ...overlaps(entries),
    ])) {
      const [first, second] = [earlier, later].map(({ schedule }) => quote(formatHours(schedule)))
      yield first === second
        ? {
            message: `${second} is an entry above as well.`,
            hint: 'Delete one of them, or correct its day or its times.',
            place: { file, path: later.path },
          }
        : {
            message: `${second} overlaps with ${first}, on a day that both entries have.`,
            hint: 'Correct the wrong one. If both are right, say in brackets what each is for, such as `(under-fives)`.',
            place: { file, path: later.path },
          }
    }
  },
}

/** The entries of `hours` in groups of those that differ in days and times only. A different note, date or part of the year explains them. */
function comparable(objects: readonly WrittenObject[]): readonly (readonly Entry[])[] {
  const entries = objects.flatMap(({ entity, value, path }, index): Entry[] =>
    entity === 'schedule' && path.at(-2) === 'hours' && isComplete(value)
      ? [{ schedule: value, path, index }]
      : [],
  )
  if (entries.length < 2) return []
  const groups = groupBy(entries, ({ schedule, path }) => {
    const { interval, dtstart, valid_from, valid_to, only, notes } = schedule
    return JSON.stringify([path.slice(0, -1), interval, dtstart, valid_from, valid_to, only, notes])
  })
  return [...groups.values()]
}

/** Private fields may have been removed. */
const isComplete = (value: object): value is HoursSchedule =>
  'freq' in value &&
  'opens_at' in value &&
  'closes_at' in value &&
  ('byday' in value || 'bymonthday' in value)

/** Each entry that overlaps with one before it in the record, once, with that one. */
function* overlaps(entries: readonly Entry[]): Generator<readonly [Entry, Entry]> {
  const reported = new Set<Entry>()
  // The weeks of a month matter only where something meets by the month.
  const weeks = entries.some(({ schedule }) => schedule.freq === 'MONTHLY') ? ORDINALS : [1]
  const days = entries.flatMap((entry) =>
    daysOf(entry.schedule, weeks).map((day) => ({ day, entry })),
  )
  for (const sameDay of groupBy(days, ({ day }) => day).values()) {
    let last: Entry | undefined
    for (const { entry } of sameDay.toSorted(byOpening)) {
      const { opens_at, closes_at } = entry.schedule
      const lastsUntil = last?.schedule.closes_at ?? ''
      if (last && opens_at < lastsUntil) {
        const [later, earlier] = entry.index > last.index ? [entry, last] : [last, entry]
        if (!reported.has(later)) yield [later, earlier]
        reported.add(later)
      }
      if (closes_at > lastsUntil) last = entry
    }
  }
}

/** Every day of a month on which something meets: `2TH`, `10`. A weekly entry has every such weekday that it does not leave out. */
function daysOf(
  { byday, bymonthday = '', except = [] }: HoursSchedule,
  weeks: readonly number[],
): readonly string[] {
  if (byday === undefined) return bymonthday.split(',')
  const without = readDays(except).map(
    (set) => set.kind === 'nth' && `${set.ordinal}${set.weekday}`,
  )
  return (parseByday(byday) ?? [])
    .flatMap(({ ordinal, weekday }) =>
      (ordinal === undefined ? weeks : [ordinal]).map((number) => `${number}${weekday}`),
    )
    .filter((day) => !without.includes(day))
}

const ORDINALS = [1, 2, 3, 4, 5, -1]

const byOpening = (a: { entry: Entry }, b: { entry: Entry }) =>
  a.entry.schedule.opens_at < b.entry.schedule.opens_at ? -1 : 1
