import type { Weekday } from '../hsds/weekdays.ts'
import { addDays, weekdayIn } from './calendar/calendar-date.ts'
import type { Clock } from './clock.ts'
import { isDoubtful } from './holiday-doubt.ts'
import { minuteOf } from './judge-times.ts'
import { mayBeOn, nextDay, rhythmOf } from './rhythm.ts'
import type { SearchTime } from './search-times.ts'

/** One time at which something takes place. */
export interface Session {
  /** As YYYY-MM-DD, where it is. */
  readonly date: string
  readonly time: SearchTime
}

/**
 * The next session from a moment on, one that goes on at that moment among them; on a certain weekday if one is asked for.
 * Only what is certain counts: a time with a note, or on a day that may be a bank holiday, is none.
 */
export function nextSession(
  times: readonly SearchTime[],
  clock: Clock,
  weekday?: Weekday,
): Session | undefined {
  let next: Session | undefined
  for (const time of times) {
    const date = nextDate(time, clock, weekday)
    if (date !== undefined && (!next || startOf({ date, time }) < startOf(next)))
      next = { date, time }
  }
  return next
}

/** Whether a time has taken place for the last time, as far as that can be known. */
export function isOver(time: SearchTime, clock: Clock): boolean {
  if (isEndless(time)) return false
  const rhythm = rhythmOf(time)
  return rhythm !== undefined && nextDay(rhythm, firstDay(time, clock)) === undefined
}

/** Weeks without an end need no days: most times are such, and a page of results asks for all of its own. */
const isEndless = ({ freq, until, valid_to, count }: SearchTime): boolean =>
  freq === 'WEEKLY' && until === undefined && valid_to === undefined && count === undefined

/** The first day whose session is not over: today, tomorrow if it has closed, or yesterday if it goes on after midnight. */
function firstDay({ opens_at = '', closes_at }: SearchTime, { date, minute }: Clock): string {
  if (closes_at === undefined) return date
  const isOvernight = closes_at <= opens_at
  const hasClosed = minuteOf(closes_at)! <= minute
  return addDays(date, isOvernight ? (hasClosed ? 0 : -1) : hasClosed ? 1 : 0)
}

function nextDate(time: SearchTime, clock: Clock, weekday?: Weekday): string | undefined {
  const { isUnclear, opens_at, closes_at } = time
  const rhythm = rhythmOf(time)
  if (weekday !== undefined && rhythm && !mayBeOn(rhythm, weekday)) return undefined
  if (!rhythm || isUnclear || opens_at === undefined || closes_at === undefined) return undefined
  let from = firstDay(time, clock)
  for (let tried = 0; tried < TRIES; tried++) {
    const date = nextDay(rhythm, from)
    if (date === undefined) return undefined
    if (!isDoubtful(time, date, clock) && (weekday === undefined || weekdayIn(date) === weekday))
      return date
    from = addDays(date, 1)
  }
  return undefined
}

/** Days that are looked at for the weekday that was asked: a day of the month comes to each weekday within a year. */
const TRIES = 60

/** A time without its doubts. */
export function asCertain<T extends SearchTime>(doubtful: T) {
  const { isUnclear: _, ...time } = doubtful
  return time
}

/** Sorts sessions. */
export const startOf = ({ date, time }: Session) => `${date} ${time.opens_at}`
