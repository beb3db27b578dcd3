import { quote } from '../../../text/quote.ts'
import type { Path } from '../../../diagnostics/diagnostic.ts'
import { formatHours } from '../../../times/hours/format/format-hours.ts'
import { type HoursSchedule, readDays as daysIn } from '../../../times/hours/hours-schedule.ts'
import { groupBy } from '../../group-by.ts'
import type { WrittenObject } from '../../walk.ts'
import type { Rule } from '../rule.ts'
import { haveSameTime, meetingDays } from '../../../times/hours/meeting-days.ts'

interface Entry {
  readonly schedule: HoursSchedule
  readonly path: Path
  readonly index: number
}

export const overlappingHours: Rule = {
  code: 'overlapping-hours',
  severity: 'warning',
  means:
    'Two entries of `hours` are the same, or at the same time of the same day; or one and a time of `schedules`.',
  *record({ record: { file }, objects }) {
    for (const { odd, others } of comparable(objects).flatMap(overlaps)) {
      const [first, ...more] = others.map(({ schedule }) => quote(formatHours(schedule)))
      const second = quote(formatHours(odd.schedule))
      yield first === second
        ? {
            message: `${second} is an entry above as well.`,
            hint: 'Delete one of them, or correct its day or its times.',
            place: { file, path: odd.path },
          }
        : {
            message:
              more.length > 0
                ? `${second} overlaps with ${others.length} other entries, such as ${first}.`
                : `${second} overlaps with ${first}, on a day that both entries have.`,
            hint: 'Correct the wrong one. If both are right, say in brackets what each is for, such as `(under-fives)`.',
            place: { file, path: odd.path },
          }
    }
  },
}

/** The times of an owner in groups of those that differ in days and times only. A different note, date or part of the year explains them. */
function comparable(objects: readonly WrittenObject[]): readonly (readonly Entry[])[] {
  const entries = objects.flatMap(({ entity, value, path }, index): Entry[] =>
    entity === 'schedule' && isComplete(value) ? [{ schedule: value, path, index }] : [],
  )
  if (entries.length < 2) return []
  const groups = groupBy(entries, ({ schedule, path }) => {
    const others = Object.entries(schedule).filter(([name]) => !DAYS_AND_TIMES.has(name))
    // An entry of `hours` has no words of its own in its description.
    const { description = '' } = schedule as { readonly description?: string }
    const words = isOfHours({ path }) ? '' : description
    return JSON.stringify([path.slice(0, -2), words, others.toSorted()])
  })
  return [...groups.values()]
}

const DAYS_AND_TIMES: ReadonlySet<string> = new Set([
  ...['id', 'description', 'freq', 'byday', 'bymonthday', 'opens_at', 'closes_at', 'except'],
])

/** Private fields may have been removed, and the long form has days that no entry has. */
const isComplete = (value: object): value is HoursSchedule =>
  'freq' in value &&
  'opens_at' in value &&
  'closes_at' in value &&
  daysIn(value as HoursSchedule) !== undefined

/** True for an entry of `hours`, false for one of `schedules`. */
const isOfHours = ({ path }: Pick<Entry, 'path'>): boolean => path.at(-2) === 'hours'

/** An entry that overlaps with others, and is to be looked at. */
interface Overlap {
  readonly odd: Entry
  readonly others: readonly Entry[]
}

/** More entries than anybody writes are not compared with each other. */
const MAX_ENTRIES = 200

/** The overlaps among entries, each once: one that overlaps with several is the odd one, and of two the later. */
function overlaps(all: readonly Entry[]): readonly Overlap[] {
  const entries = all.slice(0, MAX_ENTRIES)
  const days = meetingDays(entries.map(({ schedule }) => schedule))
  const partners = new Map<Entry, Set<Entry>>(entries.map((entry) => [entry, new Set()]))
  for (const [i, one] of entries.entries())
    for (const [k, other] of entries.slice(0, i).entries())
      if (isAtSameTime(one, other) && [...days[i]!].some((day) => days[k]!.has(day))) {
        partners.get(one)!.add(other)
        partners.get(other)!.add(one)
      }
  const found: Overlap[] = []
  for (;;) {
    const [odd, others] = [...partners].toSorted(
      ([one, some], [other, more]) => more.size - some.size || other.index - one.index,
    )[0] ?? [undefined, new Set<Entry>()]
    if (!odd || others.size === 0) return found.toSorted((a, b) => a.odd.index - b.odd.index)
    found.push({ odd, others: [...others].toSorted((a, b) => a.index - b.index) })
    for (const other of others) partners.get(other)!.delete(odd)
    partners.delete(odd)
  }
}

/** Whether two entries are at the same time of a day. Two of `schedules` may differ in what the long form alone says. */
const isAtSameTime = (one: Entry, other: Entry): boolean =>
  (isOfHours(one) || isOfHours(other)) && haveSameTime(one.schedule, other.schedule)
