import ICAL from 'ical.js'

/* A reader of records for the oracle of cards: patterns and ical.js, and nothing of the program. It reads what it was written for. */

/** Days are YYYY-MM-DD, times minutes. */
export interface ReadTime {
  /** In order. */
  readonly days: readonly string[]
  readonly opens: number
  readonly closes: number
  /** A note may say otherwise. */
  readonly isDoubtful: boolean
  /** It says that it is closed on bank holidays. */
  readonly knowsHolidays: boolean
  /** It is of one day. */
  readonly isOnce: boolean
}

/** Days on which a place is closed or has other times. */
export interface ReadException {
  readonly isOn: (day: string) => boolean
  readonly times?: readonly [opens: number, closes: number]
}

/** A schedule as a record has it under `schedules`. */
export interface ReadSchedule {
  readonly [field: string]: unknown
}

const DAY = 24 * 60 * 60 * 1000
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
export const daysIn = (from: string, to: string): readonly string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, i) =>
    dateOf(Date.parse(from) + i * DAY),
  )

export type Area = 'england' | 'scotland' | 'northern'

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const ENGLISH = `2026-12-25 2026-12-28 2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30
  2027-12-27 2027-12-28 2028-01-03`
/** Bank holidays from the winter of 2026 to that of 2027, by the official list. */
const OFFICIAL: Readonly<Record<Area, ReadonlySet<string>>> = {
  england: list(ENGLISH),
  scotland: list(
    `2026-11-30 2026-12-25 2026-12-28 2027-01-01 2027-01-04 2027-03-26 2027-05-03 2027-05-31 2027-08-02
     2027-11-30 2027-12-27 2027-12-28 2028-01-03 2028-01-04`,
  ),
  northern: list(`${ENGLISH} 2027-03-17 2027-07-12`),
}
/** Holidays on a weekend, on which some close as well. */
const WEEKENDS: Readonly<Record<Area, ReadonlySet<string>>> = {
  england: list('2026-12-26 2027-12-25 2027-12-26 2028-01-01'),
  scotland: list('2026-12-26 2027-01-02 2027-12-25 2027-12-26 2028-01-01 2028-01-02'),
  northern: list('2026-12-26 2027-12-25 2027-12-26 2028-01-01'),
}
const AREAS = ['england', 'scotland', 'northern'] as const

/** Whether a time may not hold on a day, where these bank holidays count; without a part of the country any may. */
export const isDoubtfulDay = (
  { knowsHolidays, isOnce }: ReadTime,
  day: string,
  area: Area | undefined,
): boolean =>
  !isOnce &&
  (area === undefined ? AREAS : [area]).some(
    (one) => WEEKENDS[one].has(day) || (!knowsHolidays && OFFICIAL[one].has(day)),
  )

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** Notes of the example that a person takes for no other time. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['Drop-in', 'Walk-in', 'Everybody', 'Women', 'Evening surgery'],
  'Lunch is on the table at half past twelve',
  'Open day for anyone with something to mend',
  'The evening session is for people who work',
  ...['First Friday of the month', 'Last Friday of the month', 'Every other Wednesday'],
  ...['Spring and summer', 'Autumn and winter', 'October half term', 'February half term'],
])

const codeOf = (name: string) => name.slice(0, 2).toUpperCase()

const ENTRY =
  /^(?<days>.+?) (?<opens>\d[\d:.]*(?:[ap]m)?)-(?<closes>\d[\d:.]*(?:[ap]m)?)(?: from (?<from>[\d-]+))?(?: (?:to|until) (?<to>[\d-]+))?(?: (?<first>[A-Z][a-z]{2}) to (?<last>[A-Z][a-z]{2}))?(?<term> in term time)?(?<holidays> except bank holidays)?(?: \((?<note>.*)\))?$/

/** Reads an entry of `hours`; throws when it cannot. */
export function readHours(text: string, { terms, span }: World): ReadTime {
  const counted = /^six (\w+)days (\S+) from (\d+ \w+ \d+)$/.exec(text)
  if (counted) {
    const [, name = '', times = '', day = ''] = counted
    const from = Date.parse(`${day} UTC`)
    return readHours(
      `${name.slice(0, 3)} ${times} from ${dateOf(from)} until ${dateOf(from + 35 * DAY)}`,
      { terms, span },
    )
  }
  const [, single, times] = /^\w{3} (\d+ \w{3} \d{4}) (\S+)$/.exec(text) ?? []
  if (single !== undefined) {
    const day = dateOf(Date.parse(`${single} UTC`))
    const daily = readHours(`daily ${times!} from ${day} to ${day}`, { terms, span })
    return { ...daily, isOnce: true }
  }
  const found = ENTRY.exec(text)?.groups
  if (!found) throw new Error(`The oracle cannot read ${text}.`)
  const { days = '', opens = '', closes = '', from, to, first, last, term, holidays, note } = found
  const [firstMonth, lastMonth] = [first, last].map((name = '') => MONTHS.indexOf(name))
  const inTerm = (day: string) => terms.some(([first, last]) => day >= first && day <= last)
  const all = expand(ruleOf(days), { start: from, span }).filter(
    (day) =>
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (first === undefined ||
        (Number(day.slice(5, 7)) > firstMonth! && Number(day.slice(5, 7)) <= lastMonth! + 1)) &&
      (!term || inTerm(day)) &&
      (!holidays || !OFFICIAL.england.has(day)),
  )
  return {
    days: all,
    opens: minutesOf(opens),
    closes: minutesOf(closes),
    isDoubtful: note !== undefined && !HARMLESS.has(note),
    knowsHolidays: holidays !== undefined,
    isOnce: false,
  }
}

/** The calendar of a directory, and the days that are looked at. */
export interface World {
  readonly terms: readonly (readonly [from: string, to: string])[]
  readonly span: readonly [from: string, to: string]
}

function ruleOf(days: string): object {
  const [, nths, weekday] = /^((?:(?:\d(?:st|nd|rd|th)|last)(?: and )?)+) (\w{3})$/.exec(days) ?? []
  if (nths !== undefined)
    return {
      freq: 'MONTHLY',
      byday: nths.split(' and ').map((nth) => `${nth === 'last' ? -1 : nth[0]}${codeOf(weekday!)}`),
    }
  const [, other, list] = /^(every other )?(.*)$/.exec(days)!
  const [, first, last] = /^(\w{3})-(\w{3})$/.exec(list!) ?? []
  const named =
    list === 'daily'
      ? WEEKDAYS
      : first === undefined
        ? list!.split(/\/| and |, /)
        : WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last!) + 1)
  if (!named.every((name) => WEEKDAYS.includes(name)))
    throw new Error(`The oracle cannot read ${days}.`)
  return { freq: 'WEEKLY', byday: named.map(codeOf), ...(other && { interval: 2 }) }
}

interface Expanding {
  readonly start?: string | undefined
  readonly span: World['span']
}

const expanded = new Map<string, readonly string[]>()

/** The days of a rule within a span, by ical.js. Many records have the same. */
function expand(rule: object, options: Expanding): readonly string[] {
  const key = JSON.stringify([rule, options])
  const days = expanded.get(key) ?? expandOnce(rule, options)
  expanded.set(key, days)
  return days
}

function expandOnce(rule: object, { start, span: [first, last] }: Expanding): readonly string[] {
  const iterator = ICAL.Recur.fromData(rule as never).iterator(
    ICAL.Time.fromDateString(start ?? first),
  )
  const days: string[] = []
  for (let next = iterator.next(); next; next = iterator.next()) {
    const day = next.toString().slice(0, 10)
    if (day > last) break
    if (day >= first) days.push(day)
  }
  return days
}

/** Reads an entry of `schedules`. */
export function readSchedule(schedule: ReadSchedule, { span }: World): ReadTime {
  const field = (name: string) => schedule[name] as string | undefined
  const [from, to] = [
    [field('dtstart'), field('valid_from')].filter(Boolean).toSorted().at(-1),
    [field('until'), field('valid_to')].filter(Boolean).toSorted()[0],
  ]
  const { freq, interval, count } = schedule
  const rule = {
    freq: freq ?? 'DAILY',
    ...(freq === undefined && { count: 1 }),
    ...(interval !== undefined && { interval }),
    ...(count !== undefined && { count }),
    ...(field('byday') && { byday: field('byday')!.split(',') }),
    ...(field('bymonthday') && { bymonthday: field('bymonthday')!.split(',').map(Number) }),
  }
  const all = expand(rule, { start: field('dtstart'), span }).filter(
    (day) => day >= (from ?? day) && day <= (to ?? day),
  )
  return {
    days: all,
    opens: minutesOf(field('opens_at') ?? ''),
    closes: minutesOf(field('closes_at') ?? ''),
    isDoubtful: [field('description'), field('notes')].some(
      (text) => text !== undefined && !HARMLESS.has(String(text)),
    ),
    knowsHolidays: false,
    isOnce: freq === undefined,
  }
}

/** Reads a line of `exceptions`: `closed 27 to 31 Dec, 24 Dec 10am-1pm`, days of every year. */
export function readExceptions(line: string): readonly ReadException[] {
  return line.split(', ').map((part) => {
    const [, closed, days = '', opens, closes] =
      /^(closed )?(.*?)(?: (\d[\w:]*)-(\d[\w:]*))?$/.exec(part)!
    const [from, to = from] = daysOfYear(days)
    return {
      isOn: (day) => (day.slice(5) >= from! && day.slice(5) <= to!) || day === from,
      ...(!closed && { times: [minutesOf(opens!), minutesOf(closes!)] }),
    }
  })
}

/** `27 to 31 Dec` as `12-27` and `12-31`. */
function daysOfYear(text: string): readonly string[] {
  const [, first, last, name] = /^(\d+)(?: to (\d+))? (\w{3})$/.exec(text) ?? []
  if (name === undefined) throw new Error(`The oracle cannot read ${text}.`)
  const month = String(
    Date.parse(`1 ${name} 2000 UTC`) && new Date(`1 ${name} 2000 UTC`).getUTCMonth() + 1,
  )
  return [first, last].flatMap((day) =>
    day === undefined ? [] : [`${month.padStart(2, '0')}-${day.padStart(2, '0')}`],
  )
}

/** `10am`, `10.30pm` and `17:30` in minutes; NaN for no time. */
function minutesOf(text: string): number {
  const [, hour, minute = '0', half] = /^(\d+)(?:[:.](\d\d))?(?::\d\d)?([ap]m)?$/.exec(text) ?? []
  const known = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  return known * 60 + Number(minute)
}

/** `9am`, `12 noon`, `1:30pm`. */
export function sayMinutes(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  if (minute === 0 && hour % 24 === 0) return 'midnight'
  if (minute === 0 && hour === 12) return '12 noon'
  const said = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${said}${hour % 24 < 12 ? 'am' : 'pm'}`
}
