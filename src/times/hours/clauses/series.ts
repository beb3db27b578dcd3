import { weekdayOf } from '../../calendar/weekday.ts'
import { numberInWords } from '../../../text/number-words.ts'
import { type Cursor, isAt, peek, plainNumber, take, takeAll } from '../tokens/token.ts'

/** How often something takes place, from a day on. */
export interface Series {
  readonly count: number
  /** It counts weeks, which have several sessions where there are several days. */
  readonly isWeeks?: true
}

/*
 *   series = number weekday … | [for] number (sessions | [-] weeks [course])          six Tuesdays · 6 sessions · 6-week course
 */

const DASHES = ['-', '‐', '‑']
const WEEKS = ['week', 'weeks', 'wk', 'wks']
const COURSE = ['course', 'courses', 'block', 'programme', 'long', 'on', ':', ',']
const SESSIONS = ['session', 'sessions', 'meetings', 'classes', 'lessons']

/** Reads the number of a series at the cursor. The days after it stay. */
export function readSeries(cursor: Cursor): Series | undefined {
  const start = cursor.at
  take(cursor, ['for'])
  const count = plainNumber(peek(cursor)) ?? numberInWords(peek(cursor)?.text ?? '')
  const isNumber = count !== undefined && cursor.at++ >= 0
  if (isNumber && take(cursor, SESSIONS)) return { count }
  if (isNumber && isAt(cursor, WEEKS, Number(isAt(cursor, DASHES)))) {
    takeAll(cursor, [...DASHES, ...WEEKS, ...COURSE])
    return { count, isWeeks: true }
  }
  const isDays = cursor.at === start + 1 && weekdayOf(peek(cursor)?.text ?? '') !== undefined
  if (isNumber && isDays) return { count }
  cursor.at = start
  return undefined
}
