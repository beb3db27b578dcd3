import { type Weekday } from '../hsds/weekdays.ts'
import type { Messages } from '../messages/messages.ts'
import { addDays, weekdayIn } from './calendar/calendar-date.ts'
import type { Clock } from './clock.ts'
import { type Session, isOver, nextSession } from './next-session.ts'
import { sayClock, sayDay, sayDays, saySchedule, sayTimes } from './say-schedule.ts'
import type { SearchTime } from './search-times.ts'

type Say = Messages['schedule']

/** A time that a card shows, with the words of its record where no sentence can be made of it. */
export interface SaidTime extends SearchTime {
  readonly words?: string
}

/** A time as a search judges it. */
export function withoutWords(said: SaidTime): SearchTime {
  const { words: _, ...time } = said
  return time
}

/** The moment of a question, and the day of the week that was asked for. */
export interface Asked {
  readonly clock: Clock
  readonly weekday?: Weekday | undefined
}

/**
 * Times in a line, from a moment on: the next session, then the rest in short: `Today 9am to 7pm (Monday to Friday), also
 * Saturdays`. Where no session is certain, the rhythm or the words of the record. Undefined when all times are over.
 */
export function sayTimesNow(
  times: readonly SaidTime[],
  { clock, weekday }: Asked,
  say: Say,
): string | undefined {
  const open = times.filter((time) => !isOver(time, clock))
  const next = nextSession(open, clock, weekday) ?? nextSession(open, clock)
  if (!next) {
    const [first] = open.flatMap((time) => saySchedule(time, say) ?? time.words ?? [])
    return first
  }
  const own = sayDays(next.time, say)
  const others = open.flatMap((time) => sayDays(time, say) ?? [])
  const rest = [...new Set(others)].filter((days) => days !== own).slice(0, MAX_OTHERS)
  const sentence = [
    `${saySession(next, clock, say)}${own === undefined ? '' : ` (${own})`}`,
    ...rest.map((days) => say.also({ days })),
  ].join(', ')
  return capitalised(sentence)
}

/** More days would not fit on a card. */
const MAX_OTHERS = 2

/** A session as seen from a day: `today 9am to 7pm`, `Friday 10am to 12 noon`, `Friday 11 December 2026 10am to 12 noon`. */
export function saySession({ date, time }: Session, clock: Clock, say: Say): string {
  // It began yesterday.
  if (date < clock.date) return say.nowUntil({ time: sayClock(time.closes_at!, say) })
  const weekday = say.weekday[weekdayIn(date)]
  const day =
    date === clock.date
      ? say.today
      : date === addDays(clock.date, 1)
        ? say.tomorrow
        : date < addDays(clock.date, 7)
          ? weekday
          : sayDay(date, say)
  return `${day} ${sayTimes(time, say)}`
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
