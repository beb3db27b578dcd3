import { quote } from '../../../text/quote.ts'
import type { Time } from './am-pm.ts'
import { NOON, inHalf } from '../../calendar/clock.ts'
import { numberInWords } from '../../../text/number-words.ts'
import { type Cursor, type Token, refuse, isAt, peek, take } from '../tokens/token.ts'

/*
 *   time = clock [hrs] | (12 | half [past] N | quarter past N | quarter to N | N o'clock) [am | pm] | noon | midnight
 *   clock = 10 | 10:00 | 10.30 | 1030 | 9am | 9.30 pm
 */

const NAMED: ReadonlyMap<string, Time> = new Map([
  ['noon', { minutes: NOON, half: 'pm', isAmbiguous: false }],
  ['midday', { minutes: NOON, half: 'pm', isAmbiguous: false }],
  ['midnight', { minutes: 0, half: 'am', isAmbiguous: false }],
])
const TWELVE = /^12(?:[:.]?00)?(?:\s*pm)?$/
const VALID_TIMES =
  'Hours go up to 23 and minutes up to 59, as in `10:00-12:00`; or write `9am-5pm`.'

/** Reads one time at the cursor. */
export function readTime(cursor: Cursor): Time | undefined {
  const token = peek(cursor)
  const isTwelve = TWELVE.test(token?.text ?? '')
  const named = NAMED.get(peek(cursor, isTwelve ? 1 : 0)?.text ?? '')
  if (named) {
    cursor.at += isTwelve ? 2 : 1
    return named
  }
  if (token?.kind === 'number' && token.text.length < 5) return failNoTime(cursor, token)
  if (token?.kind !== 'time') return readSpoken(cursor)
  cursor.at++
  take(cursor, ['hrs', 'hr', 'hours', 'h', 'hrs.', "o'clock", 'o’clock'])
  return timeOf(token) ?? failNoTime(cursor, token)
}

const failNoTime = (cursor: Cursor, { text }: Token) =>
  refuse(cursor, `${quote(text)} is not a time of day.`, VALID_TIMES)

function timeOf({ text, hour = '', minute = '0', half }: Token): Time | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return undefined
  // Four digits in a row are of the clock of 24 hours.
  const isAmbiguous = !half && !hour.startsWith('0') && hours <= 12 && !/^\d{4}$/.test(text)
  if (!half) return { minutes: hours * 60 + minutes, isAmbiguous }
  if (hours < 1 || hours > 12) return undefined
  const isTwelveAm = half === 'am' && hours === 12
  return {
    minutes: inHalf(hours * 60 + minutes, half),
    half,
    isAmbiguous,
    ...(isTwelveAm && { isTwelveAm }),
  }
}

/** half past 3, quarter to eight, seven o'clock */
function readSpoken(cursor: Cursor): Time | undefined {
  const start = cursor.at
  const before = minutesBefore(cursor)
  const token = peek(cursor)
  const hour = hourAt(cursor)
  cursor.at++
  const isClock = take(cursor, ["o'clock", 'o’clock'])
  const isInWords = before !== undefined || isClock || (token?.kind === 'word' && isHalf(cursor))
  const isHour = hour !== undefined && hour >= 1 && hour <= 12 && isInWords
  if (!isHour || (token?.kind === 'time' && token.minute !== undefined)) {
    cursor.at = start
    return undefined
  }
  const half = token?.half ?? readHalf(cursor)
  const sinceTwelve = hour * 60 + (before ?? 0)
  const minutes = sinceTwelve < 60 ? sinceTwelve + NOON : sinceTwelve
  return half
    ? { minutes: inHalf(minutes, half), half, isAmbiguous: false }
    : { minutes, isAmbiguous: true }
}

function hourAt(cursor: Cursor, ahead = 0): number | undefined {
  const token = peek(cursor, ahead)
  return token?.kind === 'time' ? Number(token.hour) : numberInWords(token?.text ?? '')
}

function minutesBefore(cursor: Cursor): number | undefined {
  take(cursor, ['a'])
  const count = isAt(cursor, ['half']) ? 30 : isAt(cursor, ['quarter']) ? 15 : 0
  const isPast = isAt(cursor, ['past'], 1)
  // “half 2” is half past it.
  if (count === 30 && !isPast && hourAt(cursor, 1) !== undefined) {
    cursor.at++
    return count
  }
  if (count === 0 || (!isPast && !(count === 15 && isAt(cursor, ['to'], 1)))) return undefined
  cursor.at += 2
  return isPast ? count : -count
}

const isHalf = (cursor: Cursor) => isAt(cursor, ['am', 'pm'])

function readHalf(cursor: Cursor): 'am' | 'pm' | undefined {
  if (!isHalf(cursor)) return undefined
  const isMorning = isAt(cursor, ['am'])
  cursor.at++
  return isMorning ? 'am' : 'pm'
}
