import { isDate } from '../../../hsds/calendar.ts'
import { monthOf } from '../../calendar/calendar-date.ts'
import { badHours } from '../problem.ts'
import { quote } from '../../../text/quote.ts'
import { type Cursor, fail, isAt, peek, take, takeTo, writtenBetween } from '../tokens/token.ts'
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
  if (token?.kind === 'slashed')
    return fail(
      cursor,
      badHours(`${quote(token.text)} is not how dates are written here.`, WRITE_DATES),
    )
  const month = monthOf(token?.text ?? '')
  if (month && (isAfterFrom(cursor) || isAt(cursor, ['to', 'until', 'till'], 1)))
    return fail(cursor, noYear(cursor, cursor.at, cursor.at + 1))
  return readDateInWords(cursor)
}

/** 7 January 2026, 7th Jan 2026 */
function readDateInWords(cursor: Cursor): string | undefined {
  const start = cursor.at
  const written = readWrittenDay(cursor)
  const { weekday, year, month, day } = written ?? {}
  // Days come before a season, and are no part of it.
  if (month === undefined || weekday !== undefined) return back(cursor, start)
  const end = cursor.at
  if (year === undefined) return fail(cursor, noYear(cursor, start, end))
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return checkDate(date, writtenBetween(cursor, start, end), cursor)
}

/** A date, unless it does not exist, or is so far away that it can only be a mistake. */
const checkDate = (date: string, written: string, cursor: Cursor) =>
  isDate(date) && /^(?:19|20|21)/.test(date)
    ? date
    : fail(cursor, badHours(`${quote(written)} is not a valid date.`, WRITE_DATES))

const isAfterFrom = (cursor: Cursor) => isAt(cursor, [...FROM, ...UNTIL], -1)

const noYear = (cursor: Cursor, from: number, to: number) =>
  badHours(
    `${quote(writtenBetween(cursor, from, to))} has no ${to - from > 1 ? 'year' : 'day and no year'}.`,
    WRITE_DATES,
  )
