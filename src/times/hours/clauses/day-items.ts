import type { Weekday } from '../../../hsds/weekdays.ts'
import { ordinalOf } from '../tokens/ordinal.ts'
import { type Cursor, isAt, peek, readList, take, takeTo } from '../tokens/token.ts'
import { monthAt } from '../tokens/written-day.ts'
import { daysBetween, weekdayOf } from '../../calendar/weekday.ts'

/*
 *   days  = item { [sep] item }                      Mon and Wed · Mon-Fri, Sun · 1st Mon and 3rd Thu
 *   item  = [ordinals] day [to day] | group | ordinals [day]
 *   ordinals = ordinal { sep ordinal }               2nd and 4th · first, last
 *   group = daily · every day · weekdays · weekends
 *   sep   = , ; & + / and
 */

/** One part of a list of days: `2nd and 4th Thu`, `Mon-Fri`, `10th`. */
export interface DayItem {
  readonly ordinals: readonly number[]
  readonly weekdays: readonly Weekday[]
  readonly every: boolean
}

const AND = [',', ';', '&', '+', '/', 'and']
const TO = ['to', 'through', 'thru', 'till', 'until']
const EVERY = ['every', 'each']
const WEEK: readonly Weekday[] = daysBetween('MO', 'SU')

/** Reads as many items as there are at the cursor. */
export const readDayItems = (cursor: Cursor): readonly DayItem[] =>
  readList(cursor, AND, () => readItem(cursor))

function readItem(cursor: Cursor): DayItem | undefined {
  const start = cursor.at
  const every = take(cursor, EVERY)
  const group = readGroup(cursor, every)
  if (group) return { ordinals: [], weekdays: group, every }
  const ordinals = readOrdinals(cursor)
  const weekdays = readRange(cursor)
  if (weekdays || ordinals.length > 0) {
    if (!weekdays) take(cursor, ['day', 'days'])
    return { ordinals, weekdays: weekdays ?? [], every }
  }
  cursor.at = start
  return undefined
}

/** `7 days a week`, `365 days of the year` */
const ALWAYS = [
  [['7', 'seven'], ['days'], ['a', 'per'], ['week']],
  [['365'], ['days'], ['a', 'per', 'each', 'every'], ['year']],
  [['365'], ['days'], ['of'], ['the'], ['year']],
]

function readGroup(cursor: Cursor, every: boolean): readonly Weekday[] | undefined {
  for (const phrase of ALWAYS) {
    if (!phrase.every((words, i) => isAt(cursor, words, i))) continue
    cursor.at += phrase.length
    return WEEK
  }
  if (every ? take(cursor, ['day']) : take(cursor, ['daily', 'everyday'])) return WEEK
  if (take(cursor, ['weekday', 'weekdays'])) return WEEK.slice(0, 5)
  if (take(cursor, ['weekend', 'weekends'])) return WEEK.slice(5)
  return undefined
}

const readOrdinals = (cursor: Cursor): number[] =>
  readList(cursor, AND, () => {
    take(cursor, ['the'])
    const isDate = monthAt(cursor, isAt(cursor, ['of'], 1) ? 2 : 1) !== undefined
    const ordinal = isDate ? undefined : ordinalOf(peek(cursor))
    if (ordinal !== undefined) cursor.at++
    return ordinal
  })

/** One weekday, or a range of them. */
function readRange(cursor: Cursor): readonly Weekday[] | undefined {
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
