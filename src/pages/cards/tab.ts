import { WEEKDAYS, type Weekday } from '../../hsds/weekdays.ts'
import { parseByday } from '../../times/byday.ts'
import { addDays } from '../../times/calendar/calendar-date.ts'
import type { Clock } from '../../times/clock.ts'
import { judgeTimes, minuteOf } from '../../times/judge-times.ts'
import { type Session, asCertain, isOver, nextSession, startOf } from '../../times/next-session.ts'
import { nextDay, rhythmOf } from '../../times/rhythm.ts'
import { sayDate as sayLongDay, sayDays, saySchedule } from '../../times/say-schedule.ts'
import type { SaidTime } from '../../times/search-times.ts'
import type { CardTimes } from './card-times.ts'
import {
  type Say,
  capitalised,
  dayOf,
  sayDate,
  sayEnd,
  sayHours,
  saySession,
} from './say-session.ts'

/** What the tab of a card says: a word for when, in bold, and the time. */
export interface Tab {
  readonly when: string
  readonly time?: string | undefined
  /** Open for certain, in doubt, or closed. */
  readonly tone?: 'open' | 'doubt' | 'shut'
  /** Why it is in doubt. */
  readonly note?: string | undefined
  /** The place that it is about, by its position; absent where it is about none or about all. */
  readonly place?: number
  /** The session that it names. */
  readonly session?: Session
}

/** How a tab is asked for. */
interface Asked {
  /** The moment that it is seen from; absent on a page that stays the same for days. */
  readonly clock?: Clock | undefined
  /** The day of the week that was asked for. */
  readonly weekday?: Weekday | undefined
  /** The position of the nearest place. */
  readonly place?: number | undefined
  /** True when a condition leaves a doubt. */
  readonly isUnclear?: boolean
}

export function tabOf(data: CardTimes, asked: Asked, messages: Say): Tab {
  const { state } = data
  if (state) return { when: messages.card[state], tone: 'shut' }
  const { clock } = asked
  const place = asked.place ?? (clock ? soonestPlace(data, clock, asked.weekday) : onlyPlace(data))
  const at = place === undefined ? {} : { place }
  if (place === undefined && !clock && haveOthers(data))
    return {
      when: capitalised(messages.card.places({ count: data.places.length })),
      time: messages.card.ownTimes,
    }
  const numbers = place === undefined ? data.own : data.places[place]!
  const times = numbers.flatMap((number) => data.times[number] ?? [])
  return {
    ...(clock ? tabAt(times, clock, data, asked, messages) : tabOfRules(times, messages)),
    ...at,
  }
}

/** As seen from a moment. */
function tabAt(
  times: readonly SaidTime[],
  clock: Clock,
  { checked }: CardTimes,
  { weekday, isUnclear = false }: Asked,
  messages: Say,
): Tab {
  const open = times.filter((time) => !isOver(time, clock))
  if (open.length === 0) return { when: messages.card.askWhen }
  const certain = open.filter((time) => !time.isUnclear)
  const isDoubtful = isUnclear || isOld(checked, clock)
  if (!isDoubtful && weekday === undefined && judgeTimes(certain, 'now', clock) === 2) {
    const now = nextSession(certain, clock)
    return {
      when: messages.card.open,
      time: sayEnd(now, clock, messages),
      tone: 'open',
      ...(now && { session: now }),
    }
  }
  const next = announced(open, clock, weekday) ?? announced(open, clock)
  const session = next && { session: next }
  if (isDoubtful || certain.length === 0 || (next && !certain.includes(next.time)))
    return {
      when: messages.card.checkFirst,
      time: next ? saySession(next, clock, messages) : sayRule(open, messages),
      tone: 'doubt',
      note: ((next?.time as SaidTime | undefined) ?? open[0])?.note,
      ...session,
    }
  if (next)
    return {
      when: sayDate(next.date, clock, messages),
      time: sayHours(next.time, messages),
      ...session,
    }
  return tabOfRules(open, messages)
}

/** The next session that the record announces, also one with a note; a certain one of those that begin together. */
const announced = (times: readonly SaidTime[], clock: Clock, weekday?: Weekday) =>
  nextSession(
    times
      .toSorted((a, b) => Number(a.isUnclear ?? 0) - Number(b.isUnclear ?? 0))
      .map((time) => (time.isUnclear ? asCertain(time) : time)),
    clock,
    weekday,
  )

/** The next certain session from a moment on, at whatever place, in the middle of a sentence, as seen from `clock`. */
export function nextOpening(
  { own, places, times }: Pick<CardTimes, 'own' | 'places' | 'times'>,
  from: Clock,
  clock: Clock,
  messages: Say,
): { readonly text: string; readonly place?: number } | undefined {
  const groups = places.length > 0 ? places : [own]
  const [first] = groups
    .flatMap((numbers, place) => {
      const session = nextSession(
        numbers.flatMap((number) => times[number] ?? []),
        from,
      )
      return session ? [{ session, place }] : []
    })
    .toSorted((one, other) => (startOf(one.session) < startOf(other.session) ? -1 : 1))
  if (!first) return undefined
  const { session, place } = first
  const text = [dayOf(session.date, clock, messages), sayHours(session.time, messages)]
    .filter(Boolean)
    .join(', ')
  return { text, ...(places.length > 1 && { place }) }
}

/** The moment at which a session ends. */
export function endOf({ date, time }: Session, clock: Clock): Clock {
  const { opens_at = '', closes_at = '' } = time
  const day = closes_at <= opens_at ? addDays(date, 1) : date
  return { ...clock, date: day, minute: minuteOf(closes_at) ?? 0 }
}

/** By its rules alone, which are true on every day. */
export function tabOfRules(times: readonly SaidTime[], say: Say): Tab {
  const [first, ...others] = times
  if (!first) return { when: say.card.askWhen }
  const unclear = times.find(({ isUnclear }) => isUnclear)
  if (unclear)
    return {
      when: say.card.checkFirst,
      time: sayRule(times, say) ?? first.words,
      tone: 'doubt',
      note: unclear.note,
    }
  if (times.some(isForSomeTime)) return { when: say.card.someDates, time: say.card.seePage }
  const days = sayDays(first, say.schedule)
  if (others.length > 0) {
    const all = times.flatMap(({ freq, interval = 1, byday = '' }) =>
      freq === 'WEEKLY' && interval === (first.interval ?? 1)
        ? (parseByday(byday) ?? []).map((day) => day.weekday)
        : [undefined],
    )
    const isWeekly = all.every((day) => day !== undefined)
    const byday = WEEKDAYS.filter((day) => all.includes(day)).join(',')
    const together = isWeekly ? sayDays({ ...first, byday }, say.schedule) : undefined
    if (together === undefined) return { when: say.card.someDates, time: say.card.seePage }
    const [from, ...different] = [...new Set(times.map((time) => sayCount(time, say)))]
    const when = from && different.length === 0 ? `${together}, ${from}` : together
    return { when: capitalised(when), time: say.card.differ }
  }
  if (days !== undefined)
    return {
      when: capitalised(days),
      time: [sayHours(first, say), sayCount(first, say)].filter(Boolean).join(', ') || undefined,
    }
  return first.words === undefined
    ? { when: say.card.askWhen }
    : { when: say.card.someDates, time: first.words }
}

/** The day that weeks or months are counted from, without which nobody knows which of them it is: `from 10 November 2026`. */
function sayCount(time: SaidTime, { schedule }: Say): string | undefined {
  const { interval = 1, dtstart } = time
  const rhythm = interval > 1 ? rhythmOf(time) : undefined
  const day = rhythm && dtstart && nextDay(rhythm, dtstart.slice(0, 10))
  return day && schedule.from({ date: sayLongDay(day, schedule) })
}

/** On single days, or until a day that may be over. */
const isForSomeTime = ({ freq, dtstart, until, valid_to, count }: SaidTime) =>
  (freq === undefined && dtstart !== undefined) || Boolean(until ?? valid_to ?? count)

const sayRule = (times: readonly SaidTime[], { schedule }: Say): string | undefined =>
  times.flatMap((time) => saySchedule(time, schedule) ?? time.words ?? [])[0]

/** True when it was last checked more than nine months ago. */
export const isOld = (checked: string | undefined, { date }: Pick<Clock, 'date'>): boolean =>
  checked !== undefined && checked < addDays(date, -NINE_MONTHS)

const NINE_MONTHS = 274

/** The place that opens first, on the day that was asked for if one does. */
function soonestPlace(
  { places, times }: Pick<CardTimes, 'places' | 'times'>,
  clock: Clock,
  weekday: Weekday | undefined,
): number | undefined {
  if (places.length < 2) return places.length === 1 ? 0 : undefined
  let best: { readonly place: number; readonly start: string } | undefined
  for (const [place, numbers] of places.entries()) {
    const own = numbers.flatMap((number) => times[number] ?? [])
    const next = announced(own, clock, weekday)
    const start = next ? `${next.date} ${next.time.opens_at}` : LAST
    if (!best || start < best.start) best = { place, start }
  }
  const isAnswered = weekday === undefined || best === undefined || best.start !== LAST
  return isAnswered ? best?.place : soonestPlace({ places, times }, clock, undefined)
}

/** After every date. */
const LAST = '~'

/** The first place where all have the same times. */
const onlyPlace = (data: CardTimes): number | undefined =>
  data.places.length > 0 && !haveOthers(data) ? 0 : undefined

const haveOthers = ({ places }: CardTimes): boolean =>
  new Set(places.map((numbers) => numbers.toSorted((a, b) => a - b).join())).size > 1
