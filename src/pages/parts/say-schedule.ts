import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import type { Document } from '../../hsds/types.ts'
import type { Words } from '../words/en.ts'

type Say = Words['schedule']

/**
 * A schedule as a sentence: `Tuesdays, 12 noon to 1:30pm, from 5 January 2027`. Undefined when it says no day, no date and
 * no time that can be said; its `description` and `notes` are not part of the sentence.
 */
export function saySchedule(schedule: Document<'schedule'>, say: Say): string | undefined {
  const parts = [sayDays(schedule, say), sayTimes(schedule, say), saySeason(schedule, say)]
  const sentence = parts.filter((part) => part !== undefined).join(', ')
  return sentence === '' ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function sayDays(
  { freq, interval = 1, byday, bymonthday }: Document<'schedule'>,
  say: Say,
): string | undefined {
  const days = (byday ?? '').split(',').flatMap((text) => dayOf(text.trim()) ?? [])
  if (freq === 'WEEKLY' && days.length > 0) {
    const sentence = sayWeekdays(
      WEEKDAYS.filter((day) => days.some(({ weekday }) => weekday === day)),
      say,
    )
    return interval === 1 ? sentence : say.everyWeeks(interval, sentence)
  }
  if (freq !== 'MONTHLY') return undefined
  const nth = days.filter(({ ordinal }) => ordinal !== 0)
  if (nth.length > 0)
    return say.inMonth(
      inSentence(
        nth.map(({ ordinal, weekday }) => say.nth(ordinal, say.weekday[weekday])),
        say,
      ),
      interval,
    )
  const dates = (bymonthday ?? '').split(',').map(Number).filter(Boolean)
  return dates.length === 0
    ? undefined
    : say.inMonth(inSentence(dates.map(say.monthDay), say), interval)
}

/** A day of `byday`: `TU`, or `2TU` and `-1TU` within a month. */
function dayOf(text: string): { readonly ordinal: number; readonly weekday: Weekday } | undefined {
  const [, ordinal, weekday] = /^([+-]?\d+)?(MO|TU|WE|TH|FR|SA|SU)$/.exec(text) ?? []
  return weekday === undefined
    ? undefined
    : { ordinal: Number(ordinal ?? 0), weekday: weekday as Weekday }
}

function sayWeekdays(days: readonly Weekday[], say: Say): string {
  if (days.length === 7) return say.everyDay
  const [first, last] = [days[0]!, days.at(-1)!]
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1
  return days.length > 2 && isRun
    ? say.range(say.weekday[first], say.weekday[last])
    : inSentence(
        days.map((day) => say.weekdays[day]),
        say,
      )
}

function sayTimes({ opens_at, closes_at }: Document<'schedule'>, say: Say): string | undefined {
  if (opens_at === undefined) return closes_at && say.until(say.clock(closes_at))
  return closes_at === undefined
    ? say.opens(say.clock(opens_at))
    : say.times(say.clock(opens_at), say.clock(closes_at))
}

function saySeason(schedule: Document<'schedule'>, say: Say): string | undefined {
  const from = schedule.valid_from ?? schedule.dtstart
  const to = schedule.valid_to ?? schedule.until
  if (from && to) return say.between(sayDate(from, say), sayDate(to, say))
  if (from) return say.from(sayDate(from, say))
  return to && say.until(sayDate(to, say))
}

/** A date such as `2026-11-23`, or a date and time, as `23 November 2026`. */
export function sayDate(date: string, { months }: Pick<Say, 'months'>): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  return `${day} ${months[month! - 1]} ${year}`
}

const inSentence = (texts: readonly string[], { and }: Say) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`
