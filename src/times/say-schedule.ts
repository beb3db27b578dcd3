import type { Weekday } from '../hsds/weekdays.ts'
import { weekdayIn } from './calendar/calendar-date.ts'
import { inWeekOrder, runsOf } from './calendar/weekday.ts'
import { type NthWeekday, byWeekday } from './hours/hours-schedule.ts'
import { parseByday } from './byday.ts'
import type { Document } from '../hsds/types.ts'
import { CALENDAR } from '../messages/en/calendar.ts'
import type { Messages } from '../messages/messages.ts'

/** Words of times; with `dayClock`, times follow their days on a clock of 24 hours. */
export type Say = Messages['schedule'] & { readonly dayClock?: boolean }
type Said<K extends keyof Document<'schedule'>> = {
  readonly [F in K]?: Document<'schedule'>[F] | undefined
}
type SaidDays = Said<'freq' | 'interval' | 'byday' | 'bymonthday'>
type SaidTimes = Said<'opens_at' | 'closes_at'>
export type SaidSchedule = SaidDays &
  SaidTimes &
  Said<'valid_from' | 'dtstart' | 'valid_to' | 'until'>

/**
 * A schedule as a sentence: `Tuesdays, 12 noon to 1:30pm, from 5 January 2027`. Undefined when it says no day, no date and
 * no time that can be said; its `description` and `notes` are not part of the sentence.
 */
export function saySchedule(schedule: SaidSchedule, messages: Say): string | undefined {
  const { freq, dtstart } = schedule
  const isOnce = freq === undefined && dtstart !== undefined
  const times = sayTimes(schedule, messages)
  const days = isOnce ? sayDay(dtstart, messages) : sayDays(schedule, messages)
  const isOne = messages.dayClock && !isOnce && days !== undefined && times !== undefined
  const parts = [
    ...(isOne ? [`${days} ${times}`] : [days, times]),
    isOnce ? undefined : saySeason(schedule, messages),
  ]
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
    const weekdays = inWeekOrder(days.map(({ weekday }) => weekday))
    if (interval === 2 && weekdays.length === 1)
      return messages.everyOther({ day: messages.weekday[weekdays[0]!] })
    const sentence = sayWeekdays(weekdays, messages)
    return interval === 1
      ? sentence
      : interval === 2
        ? messages.everyOtherWeek({ days: sentence })
        : messages.everyWeeks({ count: interval, days: sentence })
  }
  if (freq !== 'MONTHLY') return undefined
  const nth = days.flatMap(({ ordinal, weekday }) => (ordinal ? [{ ordinal, weekday }] : []))
  if (nth.length > 0) return inMonth(sayNths(nth, messages), interval, messages)
  const dates = (bymonthday ?? '').split(',').map(Number).filter(Boolean)
  return dates.length === 0
    ? undefined
    : inMonth(
        inSentence(
          dates.map((day) => (day < 0 ? messages.lastDay : messages.monthDay({ day }))),
          messages,
        ),
        interval,
        messages,
      )
}

function inMonth(which: string, interval: number, messages: Say): string {
  if (interval === 1) return messages.inMonth({ which })
  return interval === 2
    ? messages.inOtherMonth({ which })
    : messages.inMonths({ which, count: interval })
}

export function sayNth(ordinal: number, day: string, { nth, otherNth }: Say): string {
  const known = nth[String(ordinal) as keyof typeof nth] as (typeof nth)['1'] | undefined
  return known ? known({ day }) : otherNth({ which: ordinal, day })
}

/** `first and third Wednesday`: what follows several ordinals is said once, where it is the end of each. */
function sayNths(nth: readonly NthWeekday[], messages: Say): string {
  const groups = byWeekday(nth).map(([weekday, ordinals]) => {
    const day = messages.weekday[weekday]
    const said = ordinals.map((ordinal) => sayNth(ordinal, day, messages))
    const isShared = said.every((one) => one.endsWith(` ${day}`))
    const short = said.map((one, i) =>
      isShared && i < said.length - 1 ? one.slice(0, -day.length - 1) : one,
    )
    return inSentence(short, messages)
  })
  return inSentence(groups, messages)
}

function sayWeekdays(days: readonly Weekday[], messages: Say): string {
  if (days.length === 7) return messages.everyDay
  const { weekday, weekdays, range } = messages
  const runs = runsOf(days)
  const isList = runs.every((run) => run.length === 1)
  return inSentence(
    runs.map((run) =>
      run.length > 1
        ? range({ first: weekday[run[0]!], last: weekday[run.at(-1)!] })
        : (isList ? weekdays : weekday)[run[0]!],
    ),
    messages,
  )
}

export function sayTimes({ opens_at, closes_at }: SaidTimes, messages: Say): string | undefined {
  const isAllDay = opens_at?.startsWith('00:00') && /^(?:00:00|23:59|24:00)/.test(closes_at ?? '')
  if (isAllDay && !messages.dayClock) return messages.allDay
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
export function sayClock(time: string, { noon, midnight, am, pm, dayClock }: Say): string {
  if (dayClock) return time.slice(0, 5)
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
export function sayDate(
  date: string,
  { months }: { readonly months: readonly string[] } = CALENDAR,
): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  return `${day} ${months[month! - 1]} ${year}`
}

export const inSentence = (texts: readonly string[], { and }: Pick<Say, 'and'>) =>
  texts.length < 2
    ? texts.join('')
    : and({ first: texts.slice(0, -1).join(', '), last: texts.at(-1)! })
