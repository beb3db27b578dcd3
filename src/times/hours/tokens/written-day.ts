import { monthOf } from '../../calendar/calendar-date.ts'
import { weekdayOf } from '../../calendar/weekday.ts'
import { ordinalOf } from './ordinal.ts'
import { type Cursor, isAt, peek, plainNumber, take } from './token.ts'

/** A day, as far as it is written. Nothing says yet that it is one of the calendar. */
export interface WrittenDay {
  readonly year?: number
  readonly month?: number
  readonly day: number
  /** As it is written. */
  readonly weekday?: string
  /** The first token, and the one after the last. */
  readonly at: readonly [number, number]
}

/** Reads `Sunday 24 December 2026`, `24 Dec`, `Dec 24`, `2026-12-24`; `24` alone only has a day. */
export function readWrittenDay(cursor: Cursor): WrittenDay | undefined {
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

type Found = Omit<WrittenDay, 'at' | 'weekday'>

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
  const end = cursor.at
  take(cursor, [','])
  const year = takeYear(cursor)
  if (year === undefined) cursor.at = end
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

/** The number of a month by its name. */
export const monthAt = (cursor: Cursor, ahead = 0): number | undefined =>
  monthOf(peek(cursor, ahead)?.text ?? '')
