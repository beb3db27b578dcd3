import { badHours } from './problem.ts'
import { quote } from '../../text/quote.ts'
import { type Cursor, type Token, fail, isAt, peek, take, takeTo, writtenBetween } from './token.ts'

/** Two times of one day, in minutes since midnight, as far as they were understood. */
export interface Times {
  readonly opens: number
  readonly closes: number
  /** Both as they were written. */
  readonly written: string
  /** 24/7: the days are said as well. */
  readonly always?: true
}

/*
 *   times = [from] time to time | 24 hours | 24/7
 *   time  = 10 | 10:00 | 10.30 | 9am | 9.30 pm | noon | midnight
 *   to    = a dash of any length | to | till | until
 */

/** The minutes of a day; as an end, midnight. */
export const DAY = 24 * 60
const NOON = DAY / 2
const TO = ['to', 'till', 'til', 'until']
const EXACT = 'Write both, such as `10:00-12:00` or `9am-5pm`.'
const NO_TIME = 'Hours go up to 23 and minutes up to 59, as in `10:00-12:00`; or write `9am-5pm`.'

/** One time. Without am, pm or a nought in front, 2 may be two in the morning or in the afternoon: it is bare. */
interface Time {
  readonly minutes: number
  readonly half?: 'am' | 'pm'
  readonly bare: boolean
}

/** Reads times, where times come next. */
export function readTimes(cursor: Cursor): Times | undefined {
  const start = cursor.at
  const written = () => writtenBetween(cursor, start, cursor.at).replace(/^from\s+/i, '')
  if (take(cursor, ['24/7'])) return { opens: 0, closes: DAY - 1, written: written(), always: true }
  if (isAt(cursor, ['24']) && isAt(cursor, ['hours', 'hrs'], 1)) {
    cursor.at += 2
    return { opens: 0, closes: DAY - 1, written: written() }
  }
  if (take(cursor, TO) && readTime(cursor)) return noPair(cursor, written(), 'start')
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
  if (!to) return noPair(cursor, single, 'end')
  return resolve(from, to, written(), cursor)
}

const noPair = (cursor: Cursor, written: string, missing: 'start' | 'end') =>
  fail(
    cursor,
    badHours(
      `${quote(written)} is a time without ${missing === 'end' ? 'an end' : 'a start'}.`,
      EXACT,
    ),
  )

const NAMED: ReadonlyMap<string, Time> = new Map([
  ['noon', { minutes: NOON, half: 'pm', bare: false }],
  ['midday', { minutes: NOON, half: 'pm', bare: false }],
  ['midnight', { minutes: 0, half: 'am', bare: false }],
])

function readTime(cursor: Cursor): Time | undefined {
  const token = peek(cursor)
  const isTwelve = token?.text === '12'
  const named = NAMED.get(peek(cursor, isTwelve ? 1 : 0)?.text ?? '')
  if (named) {
    cursor.at += isTwelve ? 2 : 1
    return named
  }
  if (token?.kind === 'number' && token.text.length < 5)
    return fail(cursor, badHours(`${quote(token.text)} is no time of day.`, NO_TIME))
  if (token?.kind !== 'time') return undefined
  cursor.at++
  return timeOf(token) ?? fail(cursor, badHours(`${quote(token.text)} is no time of day.`, NO_TIME))
}

function timeOf({ hour = '', minute = '0', half }: Token): Time | undefined {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return undefined
  const bare = !half && !hour.startsWith('0') && hours <= 12
  if (!half) return { minutes: hours * 60 + minutes, bare }
  if (hours < 1 || hours > 12) return undefined
  return { minutes: inHalf(hours * 60 + minutes, half), half, bare }
}

const inHalf = (minutes: number, half: 'am' | 'pm') => (minutes % NOON) + (half === 'pm' ? NOON : 0)

/** Before this hour a bare time is asked about, for a club from 7 to 9 rarely meets in the morning. */
const EARLY = 9 * 60

/**
 * Settles what two times mean. am or pm said once holds for both where that leaves them in order: 2-4pm, but 10-2pm
 * starts in the morning. What nobody says stays on the clock of twenty-four hours, unless it could well be meant in
 * another way: then we ask.
 */
function resolve(from: Time, to: Time, written: string, cursor: Cursor): Times | undefined {
  if (from.minutes === DAY) return fail(cursor, startsAtMidnight(written))
  const opens = from.bare && to.half ? opening(from, to.minutes, to.half) : from.minutes
  const closes = to.bare && from.half ? closing(to, from.minutes, from.half) : to.minutes
  const later = closes + NOON
  const isBare = from.bare && to.bare
  if (to.bare && closes <= opens && later > opens && later < DAY)
    return fail(cursor, endsEarly(written, opens, later))
  if (isBare && closes > opens && opens < EARLY && later < DAY)
    return fail(cursor, twoHalves(written, opens, closes))
  return { opens, closes: closes === 0 ? DAY : closes, written }
}

function opening({ minutes }: Time, closes: number, half: 'am' | 'pm') {
  if (closes === 0) return inHalf(minutes, 'pm')
  const shared = inHalf(minutes, half)
  return shared < closes ? shared : inHalf(minutes, 'am')
}

function closing({ minutes }: Time, opens: number, half: 'am' | 'pm') {
  const shared = inHalf(minutes, half)
  if (shared > opens) return shared
  return minutes === NOON && opens >= NOON ? DAY : minutes
}

const startsAtMidnight = (written: string) =>
  badHours(
    `${quote(written)} starts at the end of a day, when the next one begins.`,
    'Write `00:00` with the day that begins then.',
  )

const endsEarly = (written: string, opens: number, closes: number) =>
  badHours(
    `${quote(written)} does not end after it starts, on the clock of 24 hours.`,
    `If it is meant so, write ${meaning(opens, closes)}; hours past midnight are two entries.`,
  )

const twoHalves = (written: string, opens: number, closes: number) =>
  badHours(
    `${quote(written)} does not say whether the morning is meant.`,
    `Write ${meaning(opens, closes)} or ${meaning(opens + NOON, closes + NOON)}.`,
  )

const meaning = (opens: number, closes: number) =>
  `\`${clock(opens)}-${clock(closes)}\` (${spoken(opens)} to ${spoken(closes)})`

/** 09:30 */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** 9.30am */
function spoken(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  const minute = minutes % 60 ? `.${String(minutes % 60).padStart(2, '0')}` : ''
  return `${hour}${minute}${minutes < NOON ? 'am' : 'pm'}`
}
