import { quote } from '../../text/quote.ts'
import { formatTime } from '../calendar/clock.ts'
import { resolveTimes } from '../hours/clauses/am-pm.ts'
import { readTimes } from '../hours/clauses/times.ts'
import { type HoursProblem, badHours } from '../hours/problem.ts'
import { createCursor, peek, take, takeAll } from '../hours/tokens/token.ts'
import type { DaySet } from './day-set.ts'
import { readDaySets } from './read-day-sets.ts'

/** Days on which a service or a place is closed, or open at other times. Times are HH:MM. */
export interface Exception {
  readonly sets: readonly DaySet[]
  /** Absent when it is closed. */
  readonly times?: { readonly opens_at: string; readonly closes_at: string }
}

type Read =
  | { readonly exception: Exception; readonly problem?: never }
  | { readonly problem: HoursProblem; readonly exception?: never }

/*
 *   exception = closed sets | sets closed | sets times      closed 25 Dec to 1 Jan · 24 Dec 10am-2pm
 */

/** Reads a line of `exceptions`. */
export function readException(text: string): Read {
  if (text.length > MAX_LENGTH) return refuse(badHours(`${quote(text)} is too long.`, WRITE_LIKE))
  const cursor = createCursor(text, quote)
  const isClosed = take(cursor, CLOSED)
  takeAll(cursor, isClosed ? BEFORE_DAYS : [':', 'open'])
  const isFrom = isClosed && take(cursor, ['from'])
  const sets = readDaySets(cursor)
  if (isFrom && sets.length > 0 && !peek(cursor) && !sets.every(hasEnd))
    return refuse(badHours(`${quote(text)} has no last day.`, WRITE_LAST))
  while (take(cursor, [',', ':', 'from', 'open']));
  const times = isClosed || take(cursor, CLOSED) ? undefined : readTimes(cursor)
  if (cursor.problem) return refuse(cursor.problem)
  if (sets.length === 0 || peek(cursor) || (!times && !CLOSED.some((word) => isIn(text, word))))
    return refuse(
      badHours(
        `${quote(text)} cannot be understood as an exception.`,
        hintOfException(text) ?? WRITE_LIKE,
      ),
    )
  if (!times) return { exception: { sets } }
  const resolved = resolveTimes(times)
  if (resolved.problem) return refuse(resolved.problem)
  const { opens, closes } = resolved
  return closes > opens
    ? { exception: { sets, times: { opens_at: formatTime(opens), closes_at: formatTime(closes) } } }
    : refuse(badHours(`${quote(times.written)} ends before it starts.`, WRITE_LIKE))
}

const MAX_LENGTH = 500
const CLOSED = ['closed', 'shut', 'no', 'not']
const BEFORE_DAYS = [':', 'all', 'session', 'sessions', 'class', 'classes', 'meetings']

/** How to write one, for hints. */
export const WRITE_LIKE =
  'Write the days after `closed`, or before the times: `closed 25 Dec to 1 Jan`, `closed bank holidays`, `24 Dec 10am-2pm`.'

const WRITE_LAST = 'Write the last day too: `closed from 1 Jan to 9 Jan`.'

/** True when days run on to another day, so that "from" has its end. */
const hasEnd = (set: DaySet): boolean =>
  set.kind === 'season' ||
  ((set.kind === 'dates' || set.kind === 'yearly' || set.kind === 'easter') && set.from !== set.to)

const isIn = (text: string, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(text)
const refuse = (problem: HoursProblem): Read => ({ problem })

/** What to write instead of days that have no name in `exceptions`, in the words of the person. */
const hintOfException = (text: string): string | undefined =>
  EXCEPTIONS.find(([pattern]) => pattern.test(text))?.[1]

/** Holidays of schools that people name, and of which every council has its own days. */
export const SCHOOL_BREAK =
  /\bhalf[\s-]?terms?\b|\b(?:summer|easter|christmas|winter|spring|october|may) (?:school )?(?:holidays?|hols|break)\b/i

const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [
    SCHOOL_BREAK,
    'Write its first and its last day, such as `closed 15 Feb 2027 to 19 Feb 2027`; or `closed school holidays` for all of them.',
  ],
  [
    /\b(?:christmas|xmas)\b(?! (?:day|eve))/i,
    'Write the first and the last day, such as `closed 25 Dec to 1 Jan` or `closed 24 Dec to 2 Jan`.',
  ],
  [
    /\beaster\b(?! (?:sun|mon|week))/i,
    'Say which days: `closed Good Friday to Easter Monday`, or the first and the last day, such as `closed 26 Mar 2027 to 9 Apr 2027`.',
  ],
  [/\bnew years?\b/i, 'Write the days: `closed 1 Jan`, or `closed 31 Dec to 1 Jan`.'],
]
