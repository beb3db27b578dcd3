import { weekdayOf } from '../../calendar/weekday.ts'
import { numberInWords } from '../tokens/number-words.ts'
import { type Cursor, peek, plainNumber, take } from '../tokens/token.ts'

/** How often something takes place, from a day on. */
export interface Series {
  readonly count: number
}

/*
 *   series = number weekday … | [for] number (sessions | meetings)          six Tuesdays · 6 sessions
 */

const SESSIONS = ['session', 'sessions', 'meetings', 'classes', 'lessons']

/** Reads the number of a series at the cursor. The days after it stay. */
export function readSeries(cursor: Cursor): Series | undefined {
  const start = cursor.at
  take(cursor, ['for'])
  const count = plainNumber(peek(cursor)) ?? numberInWords(peek(cursor))
  const isNumber = count !== undefined && cursor.at++ >= 0
  if (isNumber && take(cursor, SESSIONS)) return { count }
  const isDays = cursor.at === start + 1 && weekdayOf(peek(cursor)?.text ?? '') !== undefined
  if (isNumber && isDays) return { count }
  cursor.at = start
  return undefined
}
