import { type CardTimes, cardTimesOf } from '../../src/pages/cards/card-times.ts'
import { tabOf } from '../../src/pages/cards/tab.ts'
import type { Document } from '../../src/hsds/types.ts'
import type { Weekday } from '../../src/hsds/weekdays.ts'
import { messagesIn } from '../../src/messages/messages.ts'
import { addDays, weekdayIn } from '../../src/times/calendar/calendar-date.ts'
import { type Clock, clockIn } from '../../src/times/clock.ts'
import { sayClock, sayDay, sayTimes } from '../../src/times/say-schedule.ts'
import { englishContext } from '../pages/english-context.ts'
import {
  type Area,
  type ReadException,
  type ReadTime,
  type ReadSchedule,
  type World,
  dateOf,
  isDoubtfulDay,
  readExceptions,
  readHours,
  readSchedule,
  sayMinutes,
} from './hand-read.ts'

const DAY = 24 * 60 * 60 * 1000

/** The times of a place as an oracle has read them in the record. */
export interface KnownPlace {
  readonly name: string
  readonly times: readonly ReadTime[]
  readonly exceptions: readonly ReadException[]
  /** Whose bank holidays count there; absent where that is not known. */
  readonly area?: Area | undefined
}

/** A service as an oracle has read it. One that is closed has no places. */
export interface KnownService {
  readonly places: readonly KnownPlace[]
}

/** When somebody looks, by the clocks of London. */
interface Moment {
  readonly day: string
  readonly minute: number
}

interface Session extends Moment {
  readonly closes: number
}

/** The sessions of a place from a moment on, those with a note among them, the first first. */
function sessionsOf(
  { times, exceptions, area }: KnownPlace,
  { day: today, minute: now }: Moment,
): readonly Session[] {
  const last = dateOf(Date.parse(today) + 400 * DAY)
  const sessions: Session[] = []
  for (const time of times) {
    const { days, opens, closes } = time
    if (Number.isNaN(opens) || Number.isNaN(closes)) continue
    const end = closes <= opens ? closes + 24 * 60 : closes
    // Enough for any weekday, and for one that a holiday takes out.
    const next = days.findIndex((day) => Date.parse(day) >= Date.parse(today) - DAY)
    for (const day of next < 0 ? [] : days.slice(next, next + 40)) {
      const minutesAgo = ((Date.parse(today) - Date.parse(day)) / DAY) * 24 * 60 + now
      if (day > last || minutesAgo >= end || exceptions.some(({ isOn }) => isOn(day))) continue
      if (isDoubtfulDay(time, day, area)) continue
      sessions.push({ day, minute: opens, closes })
    }
  }
  // Days with other hours are published for half a year.
  const end = Date.parse(today) + 180 * DAY
  for (const { isOn, times: other } of exceptions)
    for (let time = Date.parse(today); other && time < end; time += DAY)
      if (isOn(dateOf(time)) && (dateOf(time) > today || other[1] > now))
        sessions.push({ day: dateOf(time), minute: other[0], closes: other[1] })
  return sessions.toSorted((a, b) =>
    a.day === b.day ? a.minute - b.minute : a.day < b.day ? -1 : 1,
  )
}

/** A session as somebody says it on a day. */
function said({ day, minute, closes }: Session, today: string): string {
  const away = (Date.parse(day) - Date.parse(today)) / DAY
  const date = new Date(`${day}T00:00Z`)
  const name = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })
  if (away < 0) return `Now, until ${sayMinutes(closes)}`
  const when =
    away === 0
      ? 'Today'
      : away === 1
        ? 'Tomorrow'
        : away < 7
          ? name({ weekday: 'long' })
          : `${name({ weekday: 'long' })} ${name({ day: 'numeric', month: 'long', year: 'numeric' })}`
  const isAllDay = minute === 0 && [0, 24 * 60 - 1, 24 * 60].includes(closes)
  return `${when} ${isAllDay ? '24 hours a day' : `${sayMinutes(minute)} to ${sayMinutes(closes)}`}`
}

const SAY = messagesIn({ language: 'en' })
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()]!

/** When somebody looks, which weekdays they ask for, and the setting of the directory. */
interface Looking {
  readonly now: Date
  readonly weekdays: readonly Weekday[]
  readonly bank_holidays?: Area
}

/** What the card of a service and the first line of its page get wrong at a moment, as sentences. */
export function wrongAt(
  service: Document<'service'>,
  { places }: KnownService,
  { now, weekdays, bank_holidays }: Looking,
): readonly string[] {
  const clock = clockIn('Europe/London', now, bank_holidays)
  const moment = { day: clock.date, minute: clock.minute }
  const card = cardTimesOf(service, {
    ...englishContext(bank_holidays && { bank_holidays }),
    isConfidential: () => false,
  })
  const sessions = places.map((place) =>
    sessionsOf({ ...place, area: place.area ?? bank_holidays }, moment),
  )
  const wrong: string[] = []
  const expect = (
    what: string,
    text: string | undefined,
    all: readonly Session[],
    weekday?: Weekday,
  ) => {
    const wanted = all.find(({ day }) => weekdayOf(day) === weekday) ?? all[0]
    // Two that begin together may end apart.
    const same = all.filter((one) => wanted && key(one) === key(wanted))
    if (wanted && !same.some((one) => text?.startsWith(said(one, moment.day))))
      wrong.push(`${what} at ${now.toISOString()}: ${text}, not ${said(wanted, moment.day)}`)
  }
  for (const weekday of [undefined, ...weekdays]) {
    for (const [i, known] of places.entries()) {
      const place = card.places.length === 0 ? undefined : i
      const text = lineAt(card, { clock, weekday, place })
      const what = `${service.name}, ${known.name}, ${weekday ?? 'any day'}`
      expect(what, text, sessions[i]!, weekday)
      const isStill = known.times.some(({ days }) => days.some((day) => day > moment.day))
      if (text === SAY.card.askWhen && isStill && !sessions[i]![0] && !allClosed(known, moment))
        wrong.push(`${what} at ${now.toISOString()}: silent`)
    }
    const all = sessions.flat().toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    const text = lineAt(card, { clock, weekday })
    expect(`${service.name}, ${weekday ?? 'any day'}`, text, all, weekday)
    const { place } = tabOf(card, { clock, weekday }, SAY)
    if (place !== undefined && all.length > 0)
      expect(`${service.name}, its place`, text, sessions[place]!, weekday)
  }
  return wrong
}

const key = ({ day, minute }: Session) => `${day} ${String(minute).padStart(4, '0')}`

/** Every day of its times falls on one without it. */
const allClosed = ({ times, exceptions }: KnownPlace, { day: today }: Moment) =>
  times.every(({ days }) =>
    days.every((day) => day < today || exceptions.some(({ isOn }) => isOn(day))),
  )

/** The session that the tab of a card names, at length; else what it says. */
function lineAt(
  card: CardTimes,
  asked: Parameters<typeof tabOf>[1] & { readonly clock: Clock },
): string {
  const { when, session } = tabOf(card, asked, SAY)
  if (!session) return when
  const { schedule } = SAY
  const { date, time } = session
  const { clock } = asked
  // It began yesterday.
  if (date < clock.date) return `Now, until ${sayClock(time.closes_at!, schedule)}`
  const day =
    date === clock.date
      ? schedule.today
      : date === addDays(clock.date, 1)
        ? schedule.tomorrow
        : date < addDays(clock.date, 7)
          ? schedule.weekday[weekdayIn(date)]
          : sayDay(date, schedule)
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${sayTimes(time, schedule)}`
}

type Fields = Readonly<Record<string, unknown>>

/** Reads the record of a service by hand. */
export function readService(
  record: Fields,
  placeOf: (slug: string) => Fields,
  world: World,
): KnownService {
  const { status, alert } = record
  const own = timesIn(record, world)
  const places = ((record['locations'] ?? []) as readonly (string | Fields)[]).map((entry) => {
    const pair: Fields = typeof entry === 'string' ? { location: entry } : entry
    const { location } = pair
    const place = typeof location === 'string' ? placeOf(location) : (location as Fields)
    return {
      name: String(place['name']),
      times: [...own, ...timesIn({ ...pair, alert }, world)],
      exceptions: [record, pair, place].flatMap(exceptionsIn),
      area: areaOf(place),
    }
  })
  const nowhere = { name: 'no place', times: own, exceptions: exceptionsIn(record) }
  return { places: status !== 'active' ? [] : places.length > 0 ? places : [nowhere] }
}

function timesIn(record: Fields, world: World): readonly ReadTime[] {
  const hours = (record['hours'] ?? []) as readonly string[]
  const schedules = (record['schedules'] ?? []) as readonly ReadSchedule[]
  const times = [
    ...hours.map((entry) => readHours(entry, world)),
    ...schedules.map((one) => readSchedule(one, world)),
  ]
  return record['alert'] === undefined
    ? times
    : times.map((time) => ({ ...time, isDoubtful: true }))
}

const exceptionsIn = (record: Fields) =>
  ((record['exceptions'] ?? []) as readonly string[]).flatMap(readExceptions)

const SCOTTISH = 'AB DD EH FK G HS IV KA KW KY ML PA PH ZE'.split(' ')

/** The part of the country of a place by the letters of its postcode; a border runs through some. */
function areaOf(place: Fields): Area | undefined {
  const [address] = (place['addresses'] ?? []) as readonly { readonly postal_code?: string }[]
  const letters = /^([A-Z]{1,2})\d/.exec(address?.postal_code ?? '')?.[1]
  if (letters === undefined || ['CA', 'DG', 'TD', 'GY', 'JE', 'IM'].includes(letters))
    return undefined
  return letters === 'BT' ? 'northern' : SCOTTISH.includes(letters) ? 'scotland' : 'england'
}
