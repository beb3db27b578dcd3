import { isDate } from '../../hsds/calendar.ts'
import { weekdayName } from '../../hsds/weekdays.ts'
import { dateInWords, monthOf, weekdayIn } from '../calendar/calendar-date.ts'
import { weekdayOf } from '../calendar/weekday.ts'
import { badHours } from '../hours/problem.ts'
import { ordinalOf } from '../hours/tokens/ordinal.ts'
import {
  type Cursor,
  fail,
  isAt,
  peek,
  plainNumber,
  take,
  takeTo,
  writtenBetween,
} from '../hours/tokens/token.ts'
import type { DaySet } from './day-set.ts'

/*
 *   sets  = set { (, | ; | and | or | &) [prep] set }
 *   set   = bank holidays | school holidays | term time | a named day | range
 *           | Nov to Easter | Easter to Sep | nth weekday [of the month]
 *   range = day [to day] | month [to month]       25 Dec to 1 Jan · 24-26 Dec · 2026-12-25 · Apr to Oct
 *   day   = [weekday] (2026-12-25 | 25 Dec [2026] | Dec 25 [2026])
 */

const AND = [',', ';', '&', 'and', 'or', 'nor', 'not']
const PREPOSITIONS = ['on', 'in', 'for', 'during', 'the', 'over', 'at']
const TO = ['to', 'until', 'till', 'through']

/** Reads days at the cursor, as many as there are; none where they begin with something else. */
export function readDaySets(cursor: Cursor): readonly DaySet[] {
  const sets: DaySet[] = []
  for (;;) {
    const start = cursor.at
    if (sets.length > 0) takeAll(cursor, AND)
    takeAll(cursor, PREPOSITIONS)
    const set = readDaySet(cursor)
    if (set) {
      sets.push(set)
      continue
    }
    cursor.at = start
    return sets
  }
}

function readDaySet(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const set = readNamed(cursor) ?? readMonths(cursor) ?? readNth(cursor) ?? readRange(cursor)
  if (!set) cursor.at = start
  return set
}

const yearly = (from: string, to = from): DaySet => ({ kind: 'yearly', from, to })
const easter = (day: number, to = day): DaySet => ({ kind: 'easter', from: day, to })

/** Phrases of days, the longer ones first. */
const NAMED: readonly (readonly [phrase: string, set: DaySet])[] = [
  ...['bank and public holidays', 'bank holidays', 'bank holiday', 'bank hols', 'bank hol'].map(
    (phrase) => [phrase, { kind: 'bank holidays' }] as const,
  ),
  ...['public holidays', 'public holiday'].map(
    (phrase) => [phrase, { kind: 'bank holidays' }] as const,
  ),
  ...['school holidays', 'school holiday', 'school hols', 'school breaks'].map(
    (phrase) => [phrase, { kind: 'school holidays' }] as const,
  ),
  ...[
    'term time only',
    'term - time only',
    'term time',
    'term times',
    'term - time',
    'termtime',
  ].map((phrase) => [phrase, { kind: 'term time' }] as const),
  ['school term time', { kind: 'term time' }],
  ['school terms', { kind: 'term time' }],
  ['christmas eve', yearly('12-24')],
  ['christmas day', yearly('12-25')],
  ['xmas day', yearly('12-25')],
  ['boxing day', yearly('12-26')],
  ["new year's eve", yearly('12-31')],
  ["new year's day", yearly('01-01')],
  ['new years eve', yearly('12-31')],
  ['new years day', yearly('01-01')],
  ['new year’s eve', yearly('12-31')],
  ['new year’s day', yearly('01-01')],
  ['good friday', easter(-2)],
  ['easter sunday', easter(0)],
  ['easter monday', easter(1)],
]

/** Reads days that have a name: `bank holidays`, `Good Friday to Easter Monday`. */
export function readNamed(cursor: Cursor): DaySet | undefined {
  const first = readPhrase(cursor)
  if (first?.kind !== 'easter') return first
  const start = cursor.at
  const last = takeTo(cursor, TO) ? readPhrase(cursor) : undefined
  if (last?.kind === 'easter' && last.to >= first.from) return easter(first.from, last.to)
  cursor.at = start
  return first
}

function readPhrase(cursor: Cursor): DaySet | undefined {
  for (const [phrase, set] of NAMED) {
    const words = phrase.split(' ')
    if (!words.every((word, i) => peek(cursor, i)?.text.replace(/\.$/, '') === word)) continue
    cursor.at += words.length
    return set
  }
  return undefined
}

/** `the last Wednesday of the month` */
function readNth(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const ordinal = ordinalOf(peek(cursor))
  const weekday = weekdayOf(peek(cursor, 1)?.text ?? '')
  if (ordinal === undefined || weekday === undefined || ordinal === 0 || ordinal > 5)
    return undefined
  cursor.at += 2
  const end = cursor.at
  if (!(
    take(cursor, ['of', 'in']) && (take(cursor, ['the', 'each', 'every']), take(cursor, ['month']))
  ))
    cursor.at = end
  // `1st Wed Dec 2026` is a day.
  if (monthAt(cursor) === undefined) return { kind: 'nth', ordinal, weekday }
  cursor.at = start
  return undefined
}

/** `August`, `Apr to Oct`, `Nov to Easter`: months of every year. A month with a day or a year is another thing. */
export function readMonths(cursor: Cursor): DaySet | undefined {
  if (isAt(cursor, ['easter']) && peek(cursor, 1)) {
    const start = cursor.at
    cursor.at++
    const to = takeTo(cursor, TO) ? monthAt(cursor) : undefined
    if (to !== undefined && plainNumber(peek(cursor, 1)) === undefined) {
      cursor.at++
      return { kind: 'season', to: `${two(to)}-31` }
    }
    cursor.at = start
    return undefined
  }
  const first = monthAt(cursor)
  if (first === undefined || plainNumber(peek(cursor, 1)) !== undefined) return undefined
  if (peek(cursor, 1)?.kind === 'ordinal') return undefined
  cursor.at++
  const start = cursor.at
  const isRange = takeTo(cursor, TO)
  if (isRange && take(cursor, ['easter'])) return { kind: 'season', from: `${two(first)}-01` }
  const last = isRange ? monthAt(cursor) : undefined
  if (last === undefined || peek(cursor, 1)?.kind === 'ordinal') {
    cursor.at = start
    return yearly(`${two(first)}-01`, `${two(first)}-31`)
  }
  cursor.at++
  return yearly(`${two(first)}-01`, `${two(last)}-31`)
}

const monthAt = (cursor: Cursor, ahead = 0) => monthOf(peek(cursor, ahead)?.text ?? '')

/** A day, as far as it is written. */
interface Day {
  readonly year?: number
  readonly month?: number
  readonly day: number
  /** The first and the last token. */
  readonly at: readonly [number, number]
  readonly weekday?: string
}

function readRange(cursor: Cursor): DaySet | undefined {
  const start = cursor.at
  const from = readDay(cursor)
  if (!from) return undefined
  const end = cursor.at
  const isRange = takeTo(cursor, TO)
  const to = isRange ? readDay(cursor) : undefined
  if (!to) cursor.at = end
  if (!to && from.month === undefined) {
    cursor.at = start
    return undefined
  }
  return rangeOf(cursor, from, to ?? from)
}

/** `24 to 26 Dec`, `24 Dec to 3 Jan 2027`: the first day takes what it lacks from the last. */
function rangeOf(cursor: Cursor, first: Day, last: Day): DaySet | undefined {
  const written = writtenBetween(cursor, first.at[0], last.at[1])
  const month = first.month ?? last.month
  const { month: lastMonth, day, year: lastYear } = last
  if (month === undefined || lastMonth === undefined) return undefined
  const [from, to] = [`${two(month)}-${two(first.day)}`, `${two(lastMonth)}-${two(day)}`]
  const wrong = [from, to].find((one) => !isDate(`2024-${one}`))
  if (wrong) return fail(cursor, badHours(`${cursor.quote(written)} is not a day of the calendar.`))
  if (lastYear === undefined && first.year === undefined) {
    const weekday = first.weekday ?? last.weekday
    return weekday === undefined
      ? yearly(from, to)
      : fail(
          cursor,
          badHours(
            `${cursor.quote(written)} has a weekday and no year.`,
            `Add the year if it is this one day, or leave ${cursor.quote(weekday)} out if it is every year.`,
          ),
        )
  }
  if (lastYear === undefined)
    return fail(
      cursor,
      badHours(
        `${cursor.quote(written)} has a year at one end only.`,
        'Write the year of both days.',
      ),
    )
  const firstYear = first.year ?? (from > to ? lastYear - 1 : lastYear)
  const set: DaySet = { kind: 'dates', from: `${firstYear}-${from}`, to: `${lastYear}-${to}` }
  return checkDates(cursor, set, [first, last], written)
}

function checkDates(
  cursor: Cursor,
  set: { readonly kind: 'dates'; readonly from: string; readonly to: string },
  [first, last]: readonly [Day, Day],
  written: string,
): DaySet | undefined {
  const { from, to } = set
  for (const [date, { weekday }] of [[from, first] as const, [to, last] as const]) {
    if (!isDate(date) || !/^(?:19|20|21)/.test(date))
      return fail(cursor, badHours(`${cursor.quote(written)} is not a day of the calendar.`))
    const is = weekdayIn(date)
    if (weekday !== undefined && weekdayOf(weekday) !== is)
      return fail(
        cursor,
        badHours(
          `${cursor.quote(dateInWords(date))} is a ${weekdayName(is)}, not a ${weekdayName(weekdayOf(weekday)!)}.`,
          'Correct the weekday or the date.',
        ),
      )
  }
  return from <= to
    ? set
    : fail(
        cursor,
        badHours(`${cursor.quote(written)} ends before it starts.`, 'Swap the two dates.'),
      )
}

/** `Sunday 24 December 2026`, `24 Dec`, `Dec 24`, `2026-12-24`; `24` alone only at the start of a range. */
function readDay(cursor: Cursor): Day | undefined {
  const start = cursor.at
  const named = peek(cursor)?.text ?? ''
  const weekday = weekdayOf(named) ? named : undefined
  if (weekday !== undefined) {
    cursor.at++
    take(cursor, [','])
    take(cursor, ['the'])
  }
  const day = readIso(cursor) ?? readMonthFirst(cursor) ?? readDayFirst(cursor)
  if (!day) {
    cursor.at = start
    return undefined
  }
  return { ...day, at: [start, cursor.at], ...(weekday !== undefined && { weekday }) }
}

type Found = Omit<Day, 'at' | 'weekday'>

function readIso(cursor: Cursor): Found | undefined {
  const token = peek(cursor)
  if (token?.kind !== 'date') return undefined
  cursor.at++
  const [year = 0, month = 0, day = 0] = token.text.split('-').map(Number)
  return { year, month, day }
}

/** `Dec 24`, `December 24th, 2026` */
function readMonthFirst(cursor: Cursor): Found | undefined {
  const month = monthAt(cursor)
  const day = month === undefined ? undefined : dayAt(cursor, 1)
  if (month === undefined || day === undefined) return undefined
  cursor.at += 2
  const start = cursor.at
  take(cursor, [','])
  const year = takeYear(cursor)
  if (year === undefined) cursor.at = start
  return { month, day, ...(year !== undefined && { year }) }
}

/** `24 December 2026`, `24th of December`, `24` */
function readDayFirst(cursor: Cursor): Found | undefined {
  const day = dayAt(cursor)
  if (day === undefined) return undefined
  cursor.at++
  const of = isAt(cursor, ['of']) ? 1 : 0
  const month = monthAt(cursor, of)
  if (month === undefined) return { day }
  cursor.at += of + 1
  const year = takeYear(cursor)
  return { day, month, ...(year !== undefined && { year }) }
}

function dayAt(cursor: Cursor, ahead = 0): number | undefined {
  const token = peek(cursor, ahead)
  const number = token?.kind === 'ordinal' ? ordinalOf(token) : plainNumber(token)
  return number !== undefined && number >= 1 && number <= 31 ? number : undefined
}

function takeYear(cursor: Cursor): number | undefined {
  const year = plainNumber(peek(cursor))
  if (year === undefined || year < 1900 || year > 2199) return undefined
  cursor.at++
  return year
}

function takeAll(cursor: Cursor, words: readonly string[]) {
  while (take(cursor, words));
}

const two = (number: number) => String(number).padStart(2, '0')
