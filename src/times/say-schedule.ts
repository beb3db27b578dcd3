import { WEEKDAYS, type Weekday } from '../hsds/weekdays.ts'
import { weekdayIn } from './calendar/calendar-date.ts'
import { parseByday } from './byday.ts'
import type { Document } from '../hsds/types.ts'
import type { Messages } from '../messages/messages.ts'

type Say = Messages['schedule']
type Said<K extends keyof Document<'schedule'>> = {
  readonly [F in K]?: Document<'schedule'>[F] | undefined
}
type SaidDays = Said<'freq' | 'interval' | 'byday' | 'bymonthday'>
type SaidTimes = Said<'opens_at' | 'closes_at'>
type SaidSchedule = SaidDays & SaidTimes & Said<'valid_from' | 'dtstart' | 'valid_to' | 'until'>

/**
 * A schedule as a sentence: `Tuesdays, 12 noon to 1:30pm, from 5 January 2027`. Undefined when it says no day, no date and
 * no time that can be said; its `description` and `notes` are not part of the sentence.
 */
export function saySchedule(schedule: SaidSchedule, messages: Say): string | undefined {
  const { freq, dtstart } = schedule
  const parts =
    freq === undefined && dtstart !== undefined
      ? [sayDay(dtstart, messages), sayTimes(schedule, messages)]
      : [sayDays(schedule, messages), sayTimes(schedule, messages), saySeason(schedule, messages)]
  const sentence = parts.filter((part) => part !== undefined).join(', ')
  return sentence === '' ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A day with its weekday: `Saturday 12 December 2026`. */
export const sayDay = (date: string, messages: Say): string => {
  const day = date.slice(0, 10)
  return messages.onDay({ weekday: messages.weekday[weekdayIn(day)], date: sayDate(day, messages) })
}

/** Its days alone: `Mondays and Thursdays`. */
export function sayDays(
  { freq, interval = 1, byday, bymonthday }: SaidDays,
  messages: Say,
): string | undefined {
  const days = parseByday(byday ?? '') ?? []
  if (freq === 'WEEKLY' && days.length > 0) {
    const sentence = sayWeekdays(
      WEEKDAYS.filter((day) => days.some(({ weekday }) => weekday === day)),
      messages,
    )
    return interval === 1
      ? sentence
      : interval === 2
        ? messages.everyOtherWeek({ days: sentence })
        : messages.everyWeeks({ count: interval, days: sentence })
  }
  if (freq !== 'MONTHLY') return undefined
  const nth = days.flatMap(({ ordinal, weekday }) => (ordinal ? [{ ordinal, weekday }] : []))
  if (nth.length > 0)
    return inMonth(
      nth.map(({ ordinal, weekday }) => sayNth(ordinal, messages.weekday[weekday], messages)),
      interval,
      messages,
    )
  const dates = (bymonthday ?? '').split(',').map(Number).filter(Boolean)
  return dates.length === 0
    ? undefined
    : inMonth(
        dates.map((day) => (day < 0 ? messages.lastDay : messages.monthDay({ day }))),
        interval,
        messages,
      )
}

function inMonth(days: readonly string[], interval: number, messages: Say): string {
  const which = inSentence(days, messages)
  if (interval === 1) return messages.inMonth({ which })
  return interval === 2
    ? messages.inOtherMonth({ which })
    : messages.inMonths({ which, count: interval })
}

export function sayNth(ordinal: number, day: string, { nth, otherNth }: Say): string {
  const known = nth[String(ordinal) as keyof typeof nth] as (typeof nth)['1'] | undefined
  return known ? known({ day }) : otherNth({ which: ordinal, day })
}

function sayWeekdays(days: readonly Weekday[], messages: Say): string {
  if (days.length === 7) return messages.everyDay
  const [first, last] = [days[0]!, days.at(-1)!]
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1
  return days.length > 2 && isRun
    ? messages.range({ first: messages.weekday[first], last: messages.weekday[last] })
    : inSentence(
        days.map((day) => messages.weekdays[day]),
        messages,
      )
}

export function sayTimes({ opens_at, closes_at }: SaidTimes, messages: Say): string | undefined {
  if (opens_at?.startsWith('00:00') && /^(?:00:00|23:59|24:00)/.test(closes_at ?? ''))
    return messages.allDay
  if (opens_at === undefined)
    return closes_at && messages.until({ date: sayClock(closes_at, messages) })
  return closes_at === undefined
    ? messages.opens({ time: sayClock(opens_at, messages) })
    : messages.times({ opens: sayClock(opens_at, messages), closes: sayClock(closes_at, messages) })
}

/** The same with one “am” or “pm” where both have it: `1 to 3pm`. */
export function sayShortTimes(time: SaidTimes, messages: Say): string | undefined {
  const [opens, closes] = [time.opens_at, time.closes_at]
  const hasHalf = (one: string | undefined) => one !== undefined && !/^(?:00|12|24):00/.test(one)
  const isSame = Number(opens?.slice(0, 2)) < 12 === Number(closes?.slice(0, 2)) < 12
  return hasHalf(opens) && hasHalf(closes) && isSame
    ? messages.times({ opens: numberOf(opens!), closes: sayClock(closes!, messages) })
    : sayTimes(time, messages)
}

function saySeason(schedule: SaidSchedule, messages: Say): string | undefined {
  const from = schedule.valid_from ?? schedule.dtstart
  const to = schedule.valid_to ?? schedule.until
  if (from && to)
    return messages.between({ from: sayDate(from, messages), until: sayDate(to, messages) })
  if (from) return messages.from({ date: sayDate(from, messages) })
  return to && messages.until({ date: sayDate(to, messages) })
}

/** A time of day such as `13:30:00` on a clock of twelve hours: `1:30pm`. */
export function sayClock(time: string, { noon, midnight, am, pm }: Say): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return noon
  if (minute === 0 && (hour === 0 || hour === 24)) return midnight
  return (hour % 24 < 12 ? am : pm)({ time: numberOf(time) })
}

/** The number that a clock of twelve hours shows: `1:30`. */
function numberOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
}

/** A day in as little room as it needs: `Thu 10 Dec`, and its year where that is not soon. */
export function sayShortDay(date: string, hasYear: boolean, messages: Say): string {
  const [year, month, day] = date.split('-').map(Number)
  const short = `${messages.shortWeekday[weekdayIn(date)]} ${day} ${messages.shortMonths[month! - 1]}`
  return hasYear ? `${short} ${year}` : short
}

/** A date such as `2026-11-23`, or a date and time, as `23 November 2026`. */
export function sayDate(date: string, { months }: Pick<Say, 'months'>): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  return `${day} ${months[month! - 1]} ${year}`
}

export const inSentence = (texts: readonly string[], { and }: Say) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`
