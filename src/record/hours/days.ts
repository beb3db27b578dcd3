import { badHours } from './problem.ts'
import { ordinalOf, shortOrdinal } from './ordinal.ts'
import { type Cursor, fail, isAt, peek, take, takeTo } from './token.ts'
import { type Weekday, weekdayName } from '../../hsds/weekdays.ts'
import { daysBetween, inWeekOrder, weekdayOf } from './weekday.ts'

/** A weekday with its place in the month: the second Thursday. */
export interface NthWeekday {
  readonly ordinal: number
  readonly weekday: Weekday
}

/** The days of one entry. */
export type Days =
  | { readonly kind: 'weekdays'; readonly weekdays: readonly Weekday[] }
  | {
      readonly kind: 'nth'
      readonly nth: readonly NthWeekday[]
      /** `every 2nd Thu`, which could be every other Thursday as well. */
      readonly every?: NthWeekday
    }
  | { readonly kind: 'dates'; readonly dates: readonly number[] }

/*
 *   days  = item { [sep] item }                      Mon and Wed · Mon-Fri, Sun · 1st Mon and 3rd Thu
 *   item  = [ordinals] day [to day] | group | ordinals [day]
 *   ordinals = ordinal { sep ordinal }               2nd and 4th · first, last
 *   group = daily · every day · weekdays · weekends
 *   sep   = , ; & + / and
 */

interface Item {
  readonly ordinals: readonly number[]
  readonly weekdays: readonly Weekday[]
  readonly every: boolean
}

const AND = [',', ';', '&', '+', '/', 'and']
const TO = ['to', 'through', 'thru', 'till', 'until']
const EVERY = ['every', 'each']
const WEEK: readonly Weekday[] = daysBetween('MO', 'SU')

/** Reads days, where days come next. */
export function readDays(cursor: Cursor): Days | undefined {
  const items: Item[] = []
  for (;;) {
    const start = cursor.at
    if (items.length > 0) takeAll(cursor, AND)
    const item = readItem(cursor)
    if (item) {
      items.push(item)
      continue
    }
    cursor.at = start
    return items.length > 0 && !cursor.problem ? daysOf(items, cursor) : undefined
  }
}

function readItem(cursor: Cursor): Item | undefined {
  const start = cursor.at
  const every = take(cursor, EVERY)
  const group = readGroup(cursor, every)
  if (group) return { ordinals: [], weekdays: group, every }
  const ordinals = readOrdinals(cursor)
  const weekdays = readStretch(cursor)
  if (weekdays || ordinals.length > 0) {
    if (!weekdays) take(cursor, ['day', 'days'])
    return { ordinals, weekdays: weekdays ?? [], every }
  }
  cursor.at = start
  return undefined
}

function readGroup(cursor: Cursor, every: boolean): readonly Weekday[] | undefined {
  const phrase = [['7', 'seven'], ['days'], ['a'], ['week']]
  if (phrase.every((words, i) => isAt(cursor, words, i))) {
    cursor.at += phrase.length
    return WEEK
  }
  if (every ? take(cursor, ['day']) : take(cursor, ['daily', 'everyday'])) return WEEK
  if (take(cursor, ['weekday', 'weekdays'])) return WEEK.slice(0, 5)
  if (take(cursor, ['weekend', 'weekends'])) return WEEK.slice(5)
  return undefined
}

function readOrdinals(cursor: Cursor): number[] {
  const ordinals: number[] = []
  for (;;) {
    const start = cursor.at
    if (ordinals.length > 0) takeAll(cursor, AND)
    take(cursor, ['the'])
    const ordinal = ordinalOf(peek(cursor))
    if (ordinal === undefined) {
      cursor.at = start
      return ordinals
    }
    ordinals.push(ordinal)
    cursor.at++
  }
}

/** One weekday, or those from one to another. */
function readStretch(cursor: Cursor): readonly Weekday[] | undefined {
  const first = weekdayOf(peek(cursor)?.text ?? '')
  if (!first) return undefined
  cursor.at++
  const start = cursor.at
  const last = takeTo(cursor, TO) ? weekdayOf(peek(cursor)?.text ?? '') : undefined
  if (!last) {
    cursor.at = start
    return [first]
  }
  cursor.at++
  return daysBetween(first, last)
}

function takeAll(cursor: Cursor, words: readonly string[]) {
  while (take(cursor, words));
}

function daysOf(items: readonly Item[], cursor: Cursor): Days | undefined {
  if (items.every(({ ordinals }) => ordinals.length === 0))
    return { kind: 'weekdays', weekdays: inWeekOrder(items.flatMap(({ weekdays }) => weekdays)) }
  const numbers = items.flatMap(({ ordinals }) => ordinals)
  if (items.every(({ weekdays }) => weekdays.length === 0))
    return numbers.every((number) => number === -1 || (number > 0 && number <= 31))
      ? { kind: 'dates', dates: [...new Set(numbers)] }
      : fail(cursor, badHours('No month has such a day.', 'The days of a month are 1st to 31st.'))
  if (items.some(({ ordinals, weekdays }) => ordinals.length === 0 || weekdays.length !== 1))
    return fail(
      cursor,
      badHours(
        'It is not clear to which of these days the place in the month belongs.',
        'Give each weekday its own, such as `1st Mon and 3rd Thu 10:00-12:00`; days of every week are an entry of their own.',
      ),
    )
  const wrong = numbers.find((number) => number > 5 || number === 0)
  if (wrong !== undefined)
    return fail(
      cursor,
      badHours(
        `No month has a ${shortOrdinal(wrong)} ${weekdayName(items[0]!.weekdays[0]!)}.`,
        'A weekday can be the 1st, 2nd, 3rd, 4th, 5th or last of the month.',
      ),
    )
  const nth = unique(
    items.flatMap(({ ordinals, weekdays }) =>
      ordinals.map((ordinal) => ({ ordinal, weekday: weekdays[0]! })),
    ),
  )
  const [only] = nth
  const couldBeOther = nth.length === 1 && items[0]?.every && only && only.ordinal > 1
  return { kind: 'nth', nth, ...(couldBeOther && { every: only }) }
}

const unique = (nth: readonly NthWeekday[]) => [
  ...new Map(nth.map((one) => [`${one.ordinal}${one.weekday}`, one])).values(),
]

/** Neighbours with the same weekday, put together. */
export function byWeekday(nth: readonly NthWeekday[]): (readonly [Weekday, readonly number[]])[] {
  const rows: [Weekday, number[]][] = []
  for (const { ordinal, weekday } of nth) {
    const row = rows.at(-1)
    if (row?.[0] === weekday) row[1].push(ordinal)
    else rows.push([weekday, [ordinal]])
  }
  return rows
}
