import type { Messages } from '../../messages/messages.ts'
import { addDays, weekdayIn } from '../../times/calendar/calendar-date.ts'
import type { Clock } from '../../times/clock.ts'
import type { Session } from '../../times/next-session.ts'
import { sayClock, sayShortDay, sayShortTimes } from '../../times/say-schedule.ts'

/** The sentences of cards and of times. */
export type Say = Pick<Messages, 'card' | 'schedule'>

/** `Today, 10am to 12 noon`. */
export const saySession = (session: Session, clock: Clock, messages: Say): string =>
  [sayDate(session.date, clock, messages), sayHours(session.time, messages)]
    .filter(Boolean)
    .join(', ')

/** `Today`, `Friday`, `Thu 10 Dec`. */
export const sayDate = (date: string, clock: Clock, messages: Say): string =>
  capitalised(dayOf(date, clock, messages))

/** `today`, `Friday`, `Thu 10 Dec`, in the middle of a sentence. */
export function dayOf(date: string, clock: Clock, { schedule }: Say): string {
  if (date === clock.date) return schedule.today
  if (date === addDays(clock.date, 1)) return schedule.tomorrow
  return date < addDays(clock.date, 7)
    ? schedule.weekday[weekdayIn(date)]
    : sayShortDay(date, date > addDays(clock.date, ELEVEN_MONTHS), schedule)
}

const ELEVEN_MONTHS = 334

export const sayHours = (time: Session['time'], messages: Say): string | undefined =>
  isAllDay(time) ? messages.card.allDay : sayShortTimes(time, messages.schedule)

/** `until 4pm`, of a session that has begun. */
export function sayEnd(next: Session | undefined, clock: Clock, messages: Say): string | undefined {
  if (!next || next.date > clock.date) return undefined
  const { closes_at } = next.time
  if (isAllDay(next.time)) return messages.card.allDay
  return closes_at && messages.card.until({ time: sayClock(closes_at, messages.schedule) })
}

const isAllDay = ({ opens_at = '', closes_at = '' }: Session['time']): boolean =>
  opens_at.startsWith('00:00') && /^(?:23:59|24:00|00:00)/.test(closes_at)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
