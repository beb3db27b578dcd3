import { quote } from '../../text/quote.ts'
import { DAY, NOON, inHalf } from './clock.ts'
import { type Time, resolveTimes } from './am-pm.ts'
import { badHours } from './problem.ts'
import { type Cursor, type Token, fail, isAt, peek, take, takeTo, writtenBetween } from './token.ts'

/** When an entry starts and ends. */
export interface Times {
  readonly opens: number
  readonly closes: number
  /** Both times as they were written. */
  readonly written: string
  /** `24/7`, which gives the days as well. */
  readonly always?: true
}

/*
 *   times = [from] time to time | between time and time | 24 hours | 24/7
 *   time  = 10 | 10:00 | 10.30 | 9am | 9.30 pm | noon | midnight
 *   to    = a dash of any length | to | till | until
 */

const TO = ['to', 'till', 'til', 'until']
const WRITE_BOTH = 'Write both times, such as `10:00-12:00` or `9am-5pm`.'
const VALID_TIMES =
  'Hours go up to 23 and minutes up to 59, as in `10:00-12:00`; or write `9am-5pm`.'

/** Reads two times at the cursor. */
export function readTimes(cursor: Cursor): Times | undefined {
  const start = cursor.at
  const written = () => writtenBetween(cursor, start, cursor.at).replace(/^from\s+/i, '')
  if (take(cursor, ['24/7'])) return { opens: 0, closes: DAY - 1, written: written(), always: true }
  if (isAt(cursor, ['24']) && isAt(cursor, ['hours', 'hrs'], 1)) {
    cursor.at += 2
    return { opens: 0, closes: DAY - 1, written: written() }
  }
  if (take(cursor, TO) && readTime(cursor)) return failAlone(cursor, written(), 'start')
  cursor.at = start
  take(cursor, ['from', 'between'])
  const from = readTime(cursor)
  if (!from) {
    cursor.at = start
    return undefined
  }
  const single = written()
  const to = takeTo(cursor, isAt(cursor, ['between'], start - cursor.at) ? ['and'] : TO)
    ? readTime(cursor)
    : undefined
  if (!to) return failAlone(cursor, single, 'end')
  const resolved = resolveTimes(from, to, written())
  if (resolved.problem) return fail(cursor, resolved.problem)
  return { ...resolved, written: written() }
}

const failAlone = (cursor: Cursor, written: string, missing: 'start' | 'end') =>
  fail(
    cursor,
    badHours(
      `${quote(written)} is a time without ${missing === 'end' ? 'an end' : 'a start'}.`,
      WRITE_BOTH,
    ),
  )

const NAMED: ReadonlyMap<string, Time> = new Map([
  ['noon', { minutes: NOON, half: 'pm', isAmbiguous: false }],
  ['midday', { minutes: NOON, half: 'pm', isAmbiguous: false }],
  ['midnight', { minutes: 0, half: 'am', isAmbiguous: false }],
])

function readTime(cursor: Cursor): Time | undefined {
  const token = peek(cursor)
  const isTwelve = token?.text === '12'
  const named = NAMED.get(peek(cursor, isTwelve ? 1 : 0)?.text ?? '')
  if (named) {
    cursor.at += isTwelve ? 2 : 1
    return named
  }
  if (token?.kind === 'number' && token.text.length < 5) return failNoTime(cursor, token)
  if (token?.kind !== 'time') return undefined
  cursor.at++
  return timeOf(token) ?? failNoTime(cursor, token)
}

const failNoTime = (cursor: Cursor, { text }: Token) =>
  fail(cursor, badHours(`${quote(text)} is not a time of day.`, VALID_TIMES))

function timeOf({ hour = '', minute = '0', half }: Token): Time | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return undefined
  const isAmbiguous = !half && !hour.startsWith('0') && hours <= 12
  if (!half) return { minutes: hours * 60 + minutes, isAmbiguous }
  if (hours < 1 || hours > 12) return undefined
  return { minutes: inHalf(hours * 60 + minutes, half), half, isAmbiguous }
}
