import type { DaySet } from '../../exceptions/day-set.ts'
import { readDaySets, readMonths, readNamed } from '../../exceptions/read-day-sets.ts'
import { TO } from '../../exceptions/day-range.ts'
import { addDays, two } from '../../calendar/calendar-date.ts'
import { isDate } from '../../../hsds/calendar.ts'
import type { Weekday } from '../../../hsds/weekdays.ts'
import { readDayItems } from './day-items.ts'
import { type Cursor, isAt, peek, readList, take, takeAll, takeTo } from '../tokens/token.ts'
import { monthAt, readWrittenDay } from '../tokens/written-day.ts'

/** Days that an entry names besides its rhythm. */
export interface Named {
  readonly sets: readonly DaySet[]
  /** Weekdays that are left out of all weeks: `daily except Sunday`. */
  readonly weekdays?: readonly Weekday[]
}

/*
 *   except = [but] (except [for] | excluding | not | closed | outside | apart from) sets      except 25 Dec to 1 Jan
 *            | sets [:] (closed | off)                                             bank holidays closed
 *   only   = [in | during | from] (month [to month] | term time | school holidays) [only]      Apr to Oct
 *            | [every year] day to day                                           1 Oct to 31 Mar
 */

const EXCEPT = [
  ...['except', 'excepting', 'excluding', 'excl', 'excl.', 'exc', 'exc.', 'ex', 'bar', 'unless'],
  ...['not', 'closed', 'shut', 'without', 'outside'],
]

const AND = [',', '&', 'and', 'or']

/** Reads the days at the cursor on which an entry does not take place. */
export function readExcept(cursor: Cursor): Named | undefined {
  const start = cursor.at
  take(cursor, ['but'])
  const isSaid =
    take(cursor, EXCEPT) ||
    (take(cursor, ['apart', 'other']) && take(cursor, ['from', 'than'])) ||
    (take(cursor, ['no']) && (take(cursor, ['sessions', 'meetings', 'classes']), true))
  const first = cursor.at
  const isClosed = isAt(cursor, ['closed', 'shut'], -1)
  const parts = isSaid
    ? readList(cursor, AND, () => {
        const isOwn = cursor.at === first || isAt(cursor, AND, -1)
        takeAll(cursor, ['on', 'the'])
        const sets = readDaySets(cursor)
        return sets.length > 0 ? { sets } : isOwn ? readWeekdays(cursor, isClosed) : undefined
      })
    : []
  if (parts.length > 0 || cursor.problem)
    return {
      sets: parts.flatMap(({ sets = [] }) => sets),
      weekdays: parts.flatMap(({ weekdays = [] }) => weekdays),
    }
  cursor.at = start
  const named = readNamed(cursor)
  take(cursor, [':'])
  if (named && take(cursor, ['closed', 'shut', 'off', 'excepted', 'excluded']))
    return { sets: [named] }
  cursor.at = start
  return undefined
}

/**
 * Reads weekdays without it. What follows may say more of them than of all: `except Sundays in August`, `except Wed afternoons`.
 * Times after closed days can be those of either: `Mon - closed Tue, 10:00 to 11:00`.
 */
function readWeekdays(cursor: Cursor, isClosed: boolean): Partial<Named> | undefined {
  const start = cursor.at
  const items = readDayItems(cursor)
  const next = peek(cursor)
  const hasTimes = cursor.tokens.slice(cursor.at).some(({ kind }) => kind === 'time')
  const isWhole =
    next === undefined ||
    (next.kind === 'time' && monthAt(cursor, 1) === undefined) ||
    /^(?:[,;:&]|and|or)$/.test(next.text) ||
    (['from', 'between'].includes(next.text) &&
      peek(cursor, 1)?.kind === 'time' &&
      monthAt(cursor, 2) === undefined)
  const isPlain = items.every(({ ordinals, every }) => ordinals.length === 0 && !every)
  if (items.length > 0 && isPlain && isWhole && !(isClosed && hasTimes))
    return { weekdays: items.flatMap(({ weekdays }) => weekdays) }
  cursor.at = start
  return undefined
}

/** Reads the part of each year at the cursor in which alone an entry takes place. */
export function readOnly(cursor: Cursor): Named | undefined {
  const start = cursor.at
  const isYearly = take(cursor, ['every', 'each']) && take(cursor, ['year'])
  if (!isYearly) cursor.at = start
  const isFrom = take(cursor, ['from', 'between'])
  if (!isFrom) while (take(cursor, ['in', 'during', 'the', 'only']));
  const set = readNamed(cursor) ?? readMonths(cursor) ?? readYearly(cursor, isYearly)
  const isMonth = set?.kind === 'yearly' && set.from.endsWith('-01') && set.to.endsWith('-31')
  const isRange = set?.kind === 'yearly' && set.from.slice(0, 2) !== set.to.slice(0, 2)
  const isPart =
    set?.kind === 'season' || set?.kind === 'term time' || set?.kind === 'school holidays'
  if (
    !set ||
    !(isPart || isMonth || isRange || isYearly) ||
    (isFrom && !isRange && !isYearly && set.kind !== 'season') ||
    isDated(cursor)
  ) {
    cursor.at = start
    return undefined
  }
  if (take(cursor, ['only'])) take(cursor, [':'])
  return { sets: [set] }
}

/** Reads `1 Oct to 31 Mar`: days of every year where that is said, or where no course or term begins and ends so. */
function readYearly(cursor: Cursor, isYearly: boolean): DaySet | undefined {
  const start = cursor.at
  const [from, to] = [readWrittenDay(cursor), takeTo(cursor, TO) && readWrittenDay(cursor)]
  const days = [from, to].map((one) =>
    one && one.month !== undefined && one.year === undefined && one.weekday === undefined
      ? `${two(one.month)}-${two(one.day)}`
      : '',
  )
  const [first = '', last = ''] = days
  const isKnown = days.every((day) => isDate(`2024-${day}`))
  if (!isKnown || !(isYearly || isLong(first, last))) cursor.at = start
  return cursor.at === start ? undefined : { kind: 'yearly', from: first, to: last }
}

/** True for eight weeks and more of whole months, and for 20 weeks and more, over New Year where the last day is before the first. */
function isLong(from: string, to: string): boolean {
  const first = `2023-${from === '02-29' ? '03-01' : from}`
  const last = `${from > to ? 2024 : 2023}-${to}`
  const isMonths = from.endsWith('-01') && addDays(last, 1).endsWith('-01')
  return addDays(first, (isMonths ? 8 : 20) * 7) <= last
}

/** A month before a number or a range that has not been read is part of a date. */
const isDated = (cursor: Cursor) => /^(?:until|till|to)$/.test(peek(cursor)?.text ?? '')
