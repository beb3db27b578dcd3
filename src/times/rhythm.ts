import type { Document } from '../hsds/types.ts'
import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'
import { memoise, memoiseLru } from '../text/memoise.ts'
import { type Byday, parseByday } from './byday.ts'
import {
  addDays,
  dayOfNumber,
  inMonth,
  numberOfDay,
  weekdayIn,
  weekdayOfNumber,
} from './calendar/calendar-date.ts'

/** The fields of a schedule that say on which days it takes place. */
export type DayFields = {
  readonly [
    K in
      | ('freq' | 'interval' | 'byday' | 'bymonthday' | 'byweekno' | 'byyearday')
      | ('dtstart' | 'until' | 'count' | 'wkst' | 'valid_from' | 'valid_to')
  ]?: Document<'schedule'>[K] | undefined
}

/** The days of a schedule, all of them understood. Days of the calendar are written YYYY-MM-DD. */
export interface Rhythm {
  readonly freq: 'WEEKLY' | 'MONTHLY' | 'ONCE'
  /** Takes place in every nth week or month, counted from `start`; 1 or more. */
  readonly interval: number
  /** Weekdays, with their place in the month when monthly. Empty: any weekday. */
  readonly byday: readonly Byday[]
  /** Days of the month, 1 to 31; from −1 on counted from its end. Empty: any day. */
  readonly bymonthday: readonly number[]
  /** The first day of a week, which decides in which one an interval takes place (RFC 5545, section 3.3.10). */
  readonly weekStart: Weekday
  readonly start?: string
  /** The first and the last day on which it can take place. */
  readonly first?: string
  readonly last?: string
}

/**
 * Reads the days of a schedule by RFC 5545: without `byday` and `bymonthday` those of its `dtstart`. Undefined when a field
 * says something that is not understood, or when the days cannot be known, as those of a fortnight that names no day.
 */
export const rhythmOf = memoiseLru(4000, readRhythm, (fields: DayFields) => {
  const { freq, interval, byday, bymonthday, byweekno, byyearday } = fields
  const { dtstart, until, count, wkst, valid_from, valid_to } = fields
  // No field that is understood has a bar.
  const days = `${freq}|${interval}|${byday}|${bymonthday}|${byweekno}|${byyearday}`
  return `${days}|${dtstart}|${until}|${count}|${wkst}|${valid_from}|${valid_to}`
})

function readRhythm(fields: DayFields): Rhythm | undefined {
  const { freq, interval = 1, byweekno, byyearday, count, wkst = 'MO' } = fields
  if (byweekno !== undefined || byyearday !== undefined) return undefined
  const start = fields.dtstart?.slice(0, 10)
  const [first] = [start, fields.valid_from].filter(isGiven).sort().reverse()
  const [last] = [fields.until?.slice(0, 10), fields.valid_to].filter(isGiven).sort()
  if ((interval > 1 || count !== undefined) && start === undefined) return undefined
  const days = freq === undefined ? onceOn(start) : daysOf(freq, start, fields)
  if (!days) return undefined
  const rhythm = {
    ...{ freq: freq ?? ('ONCE' as const), interval, weekStart: wkst, ...days },
    ...(start !== undefined && { start }),
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  }
  return count === undefined ? rhythm : withCount(rhythm, start!, count)
}

type Days = Pick<Rhythm, 'byday' | 'bymonthday'>

const onceOn = (start: string | undefined): Days | undefined =>
  start === undefined ? undefined : { byday: [], bymonthday: [] }

function daysOf(
  freq: 'WEEKLY' | 'MONTHLY',
  start: string | undefined,
  { byday: weekdays, bymonthday: dates }: DayFields,
): Days | undefined {
  const byday = weekdays === undefined ? [] : parseByday(weekdays)
  const bymonthday = dates === undefined ? [] : parseDates(dates)
  if (!byday || !bymonthday) return undefined
  const isWeekly = freq === 'WEEKLY'
  if (isWeekly && (bymonthday.length > 0 || byday.some(({ ordinal }) => ordinal))) return undefined
  if (byday.length > 0 || bymonthday.length > 0) return { byday, bymonthday }
  if (start === undefined) return undefined
  return isWeekly
    ? { byday: [{ weekday: weekdayIn(start) }], bymonthday }
    : { byday, bymonthday: [Number(start.slice(8))] }
}

/** `1,15,-1` as numbers; undefined when one is no day of a month. */
function parseDates(text: string): readonly number[] | undefined {
  const dates = text.split(',').map((part) => (/^[+-]?\d{1,2}$/.test(part) ? Number(part) : 0))
  return dates.every((date) => date !== 0 && Math.abs(date) <= 31) ? dates : undefined
}

/** `count` as a last day: `valid_from` and `valid_to` leave out days that it counts. */
function withCount(rhythm: Rhythm, start: string, count: number): Rhythm {
  const { first: _, last: _last, ...unbounded } = rhythm
  let day: string | undefined
  let left = count
  for (let from = start; left > 0; left--) {
    const next = nextDay({ ...unbounded, first: start }, from)
    if (next === undefined) break
    day = next
    from = addDays(next, 1)
  }
  const last = [day, rhythm.last].filter(isGiven).sort()[0]
  return { ...rhythm, ...(last !== undefined && { last }) }
}

/** Whether something takes place on a day. */
export const isOn = (rhythm: Rhythm, date: string): boolean => testOf(rhythm)(numberOfDay(date))

/** The first day from `from` on; undefined when there is none within the next ten years or intervals. */
export function nextDay(rhythm: Rhythm, from: string): string | undefined {
  const { freq, first = from, last, interval } = rhythm
  const isOnDay = testOf(rhythm)
  if (freq === 'ONCE') {
    const only = rhythm.start!
    return only >= from && isOnDay(numberOfDay(only)) ? only : undefined
  }
  const start = numberOfDay(first > from ? first : from)
  // A day such as the 29th of February may be eight years away, and a record may state any interval.
  const limit = start + Math.min(3700 * interval, CENTURY)
  const end = last === undefined ? limit : Math.min(limit, numberOfDay(last) + 1)
  for (let day = start; day < end; day++) if (isOnDay(day)) return dateOf(day)
  return undefined
}

/** A search of thousands comes to the same days. */
const dateOf = memoiseLru(1000, dayOfNumber)

/** True when a rhythm can come to a weekday at all. */
export const mayBeOn = ({ byday }: Rhythm, weekday: Weekday): boolean =>
  byday.length === 0 || byday.some((day) => day.weekday === weekday)

const CENTURY = 36_525

/** The days between two days, both included. */
export function* daysBetween(rhythm: Rhythm, from: string, to: string): Generator<string> {
  const { first = from, last = to } = rhythm
  const end = last < to ? last : to
  for (let day = first > from ? first : from; day <= end; day = addDays(day, 1))
    if (isOn(rhythm, day)) yield day
}

/** Judges the number of a day. The weekday decides first, because most days fall out by it. */
const testOf = memoise((rhythm: Rhythm): ((day: number) => boolean) => {
  const { freq, interval, byday, bymonthday, start, first, last } = rhythm
  const [from, to] = [
    first === undefined ? -Infinity : numberOfDay(first),
    last === undefined ? Infinity : numberOfDay(last),
  ]
  const begin = start === undefined ? NaN : numberOfDay(start)
  if (freq === 'ONCE') return (day) => day === begin && day >= from && day <= to
  const weekdays = new Set(byday.map(({ weekday }) => weekday))
  const isMonthly = bymonthday.length > 0 || byday.some(({ ordinal }) => ordinal !== undefined)
  return (day) =>
    day >= from &&
    day <= to &&
    (weekdays.size === 0 || weekdays.has(weekdayOfNumber(day))) &&
    (!isMonthly || isOnMonthDay(rhythm, day)) &&
    (interval === 1 || unitsBetween(begin, day, rhythm) % interval === 0)
})

/** Judges the weekday with its place in the month, and the day of the month. */
function isOnMonthDay({ byday, bymonthday }: Rhythm, number: number): boolean {
  const { day, length } = inMonth(number)
  const weekday = weekdayOfNumber(number)
  const isNth = (ordinal: number) =>
    ordinal > 0 ? Math.ceil(day / 7) === ordinal : Math.ceil((length - day + 1) / 7) === -ordinal
  return (
    (bymonthday.length === 0 || bymonthday.some((n) => (n > 0 ? n : length + 1 + n) === day)) &&
    (byday.length === 0 ||
      byday.some(
        ({ weekday: wanted, ordinal }) =>
          wanted === weekday && (ordinal === undefined || isNth(ordinal)),
      ))
  )
}

/** The number of weeks or months from one day to another, as an interval counts them. */
function unitsBetween(from: number, to: number, { freq, weekStart }: Rhythm): number {
  if (freq === 'MONTHLY') return monthsOf(dayOfNumber(to)) - monthsOf(dayOfNumber(from))
  const begins = WEEKDAYS.indexOf(weekStart)
  // Day 4 is a Monday.
  const weekOf = (day: number) => Math.floor((day - 4 - begins) / 7)
  return weekOf(to) - weekOf(from)
}

const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

const isGiven = (text: string | undefined): text is string => text !== undefined
