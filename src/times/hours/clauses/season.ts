import { isDate } from '../../../hsds/calendar.ts'
import { monthOf, weekdayIn } from '../../calendar/calendar-date.ts'
import { weekdayOf } from '../../calendar/weekday.ts'
import { quote } from '../../../text/quote.ts'
import { refuseSlashed, wrongWeekday } from '../../exceptions/day-range.ts'
import {
  type Cursor,
  fail,
  refuse,
  isAt,
  peek,
  take,
  takeTo,
  writtenBetween,
} from '../tokens/token.ts'
import { readWrittenDay } from '../tokens/written-day.ts'

/** The first and last day of an entry. Every other week counts from `from`. */
export interface Season {
  readonly from?: string
  readonly to?: string
  /** The only day. */
  readonly on?: string
}

/*
 *   season = from date [to date] | date to date | until date | date
 *   date   = 2026-01-07 | 7 January 2026
 */

const FROM = ['from', 'since', 'starting', 'beginning']
const UNTIL = ['until', 'till', 'til', 'to', 'ending']
const WRITE_DATES = 'Write dates like `from 2026-04-01 to 2026-09-30`: year, month, day.'

/** Reads a season at the cursor. */
export function readSeason(cursor: Cursor): Season | undefined {
  const start = cursor.at
  if (take(cursor, UNTIL)) {
    const to = readDate(cursor)
    return to ? { to } : back(cursor, start)
  }
  const isFrom = take(cursor, FROM)
  const from = readDate(cursor)
  if (!from) return back(cursor, start)
  const end = cursor.at
  const to = takeTo(cursor, UNTIL) ? readDate(cursor) : undefined
  if (to) return { from, to }
  cursor.at = end
  return isFrom ? { from } : { on: from }
}

function back(cursor: Cursor, start: number): undefined {
  cursor.at = start
}

function readDate(cursor: Cursor): string | undefined {
  const token = peek(cursor)
  if (token?.kind === 'date') {
    cursor.at++
    return checkDate(token.text, token.text, cursor)
  }
  if (token?.kind === 'slashed') return refuseSlashed(cursor, token.text)
  const month = monthOf(token?.text ?? '')
  if (month && (isAfterFrom(cursor) || isAt(cursor, ['to', 'until', 'till'], 1)))
    return refuse(
      cursor,
      `${quote(writtenBetween(cursor, cursor.at, cursor.at + 1))} has no day and no year.`,
      WRITE_DATES,
    )
  return readDateInWords(cursor)
}

/** 7 January 2026, 7th Jan 2026 */
function readDateInWords(cursor: Cursor): string | undefined {
  const start = cursor.at
  const written = readWrittenDay(cursor)
  const { weekday, year, month, day } = written ?? {}
  // A day of a list, or the days of a part of the year: `Mon 1 Oct to 31 Mar`.
  if (month === undefined || (weekday !== undefined && year === undefined))
    return back(cursor, start)
  const end = cursor.at
  const ofYear = [month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const text = writtenBetween(cursor, start, end)
  if (year !== undefined) {
    const date = checkDate(`${year}-${ofYear}`, text, cursor)
    const wrong = date && weekday && wrongWeekday(date, weekdayOf(weekday)!)
    return wrong ? fail(cursor, wrong) : date
  }
  const dated = `${text} ${yearOf(cursor, start, ofYear)}`
  const every = yearlyAt(cursor, start)
  return refuse(
    cursor,
    `${quote(text)} has no year.`,
    `Add the year, as in ${quote(dated)}.${every ? ` If it is every year, write ${quote(every)}.` : ''}`,
  )
}

/** A date, unless it does not exist, or is so far away that it can only be a mistake. */
const checkDate = (date: string, written: string, cursor: Cursor) =>
  isDate(date) && /^(?:19|20|21)/.test(date)
    ? date
    : refuse(cursor, `${quote(written)} is not a valid date.`, WRITE_DATES)

/** How a range of days is said of every year. */
function yearlyAt(cursor: Cursor, start: number): string | undefined {
  cursor.at = start
  const last = readWrittenDay(cursor) && takeTo(cursor, UNTIL) && readWrittenDay(cursor)
  return last && last.month && !last.year
    ? `every year ${writtenBetween(cursor, start, cursor.at)}`
    : undefined
}

const isAfterFrom = (cursor: Cursor) => isAt(cursor, [...FROM, ...UNTIL], -1)

/** The year that a hint adds: the first in which the weekday before the day is right. */
function yearOf({ tokens }: Cursor, from: number, day: string): number {
  const weekday = weekdayOf(tokens[from - 1]?.text ?? '')
  return YEARS.find((year) => weekday && weekdayIn(`${year}-${day}`) === weekday) ?? YEARS[0]
}

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032] as const
