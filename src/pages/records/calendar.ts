import type { Document } from '../../hsds/types.ts'
import { dayCalendar } from '../../directory/day-calendar.ts'
import { memoise } from '../../text/memoise.ts'
import { type PageContext, absolute } from '../page-context.ts'
import { isDate } from '../../hsds/calendar.ts'
import { encodeByday } from '../../times/byday.ts'
import { addDays } from '../../times/calendar/calendar-date.ts'
import { type TimeEntry, entriesOf } from '../../times/entries.ts'
import { isClosed, needsTerms } from '../../times/exceptions/day-set.ts'
import { readDays } from '../../times/exceptions/read-days.ts'
import { type Rhythm, daysBetween, nextDay, rhythmOf } from '../../times/rhythm.ts'
import { holdingAt } from '../parts/place-times.ts'
import { whereLines } from '../parts/place.ts'
import { clockIn } from '../../times/clock.ts'

/**
 * The regular times of a service as an iCalendar file (RFC 5545). Undefined when it has none whose first day is known: a file that
 * is the same each day counts from the start of a schedule, or else from the day on which the service was last checked or changed.
 */
export function calendarOf(service: Document<'service'>, context: PageContext): string | undefined {
  const times = timesOf(service)
  if (times.length === 0) return undefined
  const events = times.map((time) => eventOf(time, service, context))
  const zone = zoneOf(context)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open Service Directory//EN',
    'CALSCALE:GREGORIAN',
    ...(zone ? LONDON : []),
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/** Whether a service has a calendar. */
export const hasCalendar = (service: Document<'service'>): boolean => timesOf(service).length > 0

/** An entry whose first day and times are known. */
interface Time {
  readonly entry: TimeEntry
  readonly rhythm: Rhythm
  readonly place: Document<'location'> | undefined
  /** Those of all places where it is of the service. */
  readonly postcodes: readonly (string | undefined)[]
  readonly first: string
  readonly opens_at: string
  readonly closes_at: string
}

/** The times of a service that is open and of its places, each once. Its page and its calendar both need them. */
const timesOf = memoise(
  ({
    schedules = [],
    service_at_locations: pairs = [],
    status,
    assured_date,
    last_modified,
  }: Document<'service'>): readonly Time[] =>
    [
      ...entriesOf(schedules.filter((one) => one.service_at_location_id === undefined)).map(
        (entry) => ({
          entries: [entry],
          at: pairs.filter(({ schedules: here = [] }) => holdingAt(entry.rows, here).length > 0),
        }),
      ),
      ...pairs.map((pair) => ({ entries: entriesOf(pair.schedules ?? []), at: [pair] })),
    ].flatMap(({ entries, at }) => {
      if (status !== 'active' || (at.length === 0 && pairs.length > 0)) return []
      const places = at.flatMap(({ location }) => location ?? [])
      const place = places.length === 1 ? places[0] : undefined
      const postcodes = places.map(({ addresses }) => addresses?.[0]?.postal_code)
      return entries.flatMap(withKnownDays).flatMap((entry) => {
        const { opens_at, closes_at } = entry.whole
        const rhythm = rhythmOf(entry.whole)
        if (!rhythm || opens_at === undefined || closes_at === undefined) return []
        const first = entry.starts ?? firstDay(rhythm, assured_date ?? last_modified)
        const known = { entry, rhythm, place, postcodes, opens_at, closes_at }
        return first === undefined ? [] : [{ ...known, first }]
      })
    }),
)

/** A document does not say whose school terms count, but each row has its days. */
const withKnownDays = (entry: TimeEntry): readonly TimeEntry[] => {
  const { only = [], except = [] } = entry.whole
  return readDays([...only, ...except]).some(needsTerms)
    ? entry.rows.map(
        (row) => ({ ...entry, rows: [row], whole: row, starts: row.dtstart }) as TimeEntry,
      )
    : [entry]
}

function eventOf(
  { entry, rhythm, place, postcodes, first, opens_at, closes_at }: Time,
  service: Document<'service'>,
  context: PageContext,
): readonly string[] {
  const [phone] = service.phones ?? []
  const zone = zoneOf(context)
  const end = lastDay(entry, rhythm, first)
  const rule = ruleOf(end === undefined ? rhythm : { ...rhythm, last: end }, zone)
  const isOvernight = closes_at <= opens_at
  const page = context.addressOf('services', service.id)
  const where = place && !context.isConfidential(place.id) ? whereLines(place).join(', ') : ''
  const at = (name: string, day: string, time: string) =>
    `${name}${zone ? `;TZID=${zone}` : ''}:${compact(day)}T${time.slice(0, 5).replace(':', '')}00`
  return [
    'BEGIN:VEVENT',
    `UID:${entry.whole.id}`,
    `DTSTAMP:${compact(service.last_modified?.slice(0, 10) ?? first)}T000000Z`,
    at('DTSTART', first, opens_at),
    at('DTEND', isOvernight ? addDays(first, 1) : first, closes_at),
    ...(rule ? [`RRULE:${rule}`] : []),
    ...daysWithout({ entry, rhythm, postcodes, first }, context).map((day) =>
      at('EXDATE', day, opens_at),
    ),
    `SUMMARY:${escapeText(service.name)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(phone ? [`CONTACT:${escapeText(phone.number)}`] : []),
    ...(entry.note ? [`DESCRIPTION:${escapeText(entry.note)}`] : []),
    ...(page && context.directory.base_url ? [`URL:${absolute(context, page)}`] : []),
    'END:VEVENT',
  ]
}

/** In days: how far exceptions are listed. */
const TWO_YEARS = 731

/** The days of a rhythm on which an entry does not take place, for two years. */
function daysWithout(
  {
    entry: { whole },
    rhythm,
    postcodes,
    first,
  }: Pick<Time, 'entry' | 'rhythm' | 'postcodes' | 'first'>,
  { directory }: PageContext,
): readonly string[] {
  const [except, only] = [readDays(whole.except ?? []), readDays(whole.only ?? [])]
  if (except.length + only.length === 0) return []
  const calendar = dayCalendar(directory, { postcodes })
  return [...daysBetween(rhythm, first, addDays(first, TWO_YEARS))].filter((date) =>
    isClosed({ except, only }, date, calendar),
  )
}

/** A part of the year is not listed for ever, so that an entry with one ends when its list does. */
const lastDay = ({ whole: { only } }: TimeEntry, { last }: Rhythm, first: string) =>
  only ? [last ?? '9', addDays(first, TWO_YEARS)].sort()[0] : last

/** The recurrence of a rhythm; undefined when it takes place once. */
function ruleOf(rhythm: Rhythm, zone: string | undefined): string | undefined {
  const { freq, interval, byday, bymonthday, weekStart, last } = rhythm
  if (freq === 'ONCE') return undefined
  return [
    `FREQ=${freq}`,
    interval > 1 && `INTERVAL=${interval}`,
    weekStart !== 'MO' && `WKST=${weekStart}`,
    byday.length > 0 && `BYDAY=${encodeByday(byday)}`,
    bymonthday.length > 0 && `BYMONTHDAY=${bymonthday.join()}`,
    last && `UNTIL=${endOf(last, zone)}`,
  ]
    .filter(Boolean)
    .join(';')
}

/** The end of a day, in UTC; without a time zone by the clock on the wall, as the start is (RFC 5545, section 3.3.10). */
function endOf(date: string, zone: string | undefined): string {
  const day = compact(date)
  if (zone === undefined) return `${day}T235959`
  const isSummer = clockIn(zone, new Date(`${date}T23:30:00Z`)).date !== date
  return `${day}T${isSummer ? '225959' : '235959'}Z`
}

/** The first day on which something takes place, from a day on which that was known if it has no start of its own. */
function firstDay(rhythm: Rhythm, known: string | undefined): string | undefined {
  const from = rhythm.first ?? known?.slice(0, 10)
  return from !== undefined && isDate(from) ? nextDay(rhythm, from) : undefined
}

const compact = (date: string) => date.slice(0, 10).replaceAll('-', '')

/** Times of other zones have no zone: they are those of the clock on the wall. */
const zoneOf = ({ directory }: PageContext) =>
  directory.timezone === 'Europe/London' ? directory.timezone : undefined

/** British time since 1996: https://www.legislation.gov.uk/uksi/2002/262 */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** RFC 5545, section 3.3.11. Control characters are not allowed. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, '')

/** Lines have at most 75 bytes (RFC 5545, section 3.1). A character is not cut in two. */
function foldLine(line: string): string {
  if (/^[ -~]{0,75}$/.test(line)) return line
  let [folded, bytes] = ['', 0]
  for (const character of line) {
    const size = bytesIn(character.codePointAt(0)!)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** The length of a character in UTF-8. */
const bytesIn = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
