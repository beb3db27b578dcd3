import type { Document } from '../../../hsds/types.ts'
import { type Raw, isRawObject } from '../../../record/yaml/raw.ts'
import { parseHours } from '../../../times/hours/entries/entry.ts'
import { hoursText } from '../../../times/hours/entries/hours-text.ts'
import { formatHours } from '../../../times/hours/format/format-hours.ts'
import type { HoursSchedule } from '../../../times/hours/hours-schedule.ts'
import { entryOf } from '../../../times/note-on-times.ts'
import { type Lens, areAlikeTexts, listAt } from './lens.ts'
import { asText, listOf } from './list-of.ts'
import { withField } from './with-field.ts'

/**
 * When a service is, as entries of `hours`. Times are written as the record has them: in words, or as schedules, whose other
 * fields stay. Those that words cannot say are no value of a form.
 */
export const timesLens: Lens<readonly string[]> = {
  read(source) {
    if (source.schedules === undefined) return listAt(source, 'hours').map(String)
    const schedules = listAt(source, 'schedules') as readonly Document<'schedule'>[]
    const own = schedules.filter(({ service_at_location_id: place }) => place === undefined)
    // An empty list would ask for times of the service where only its places have some.
    if (own.length === 0 && schedules.length > 0) return undefined
    const texts = own
      // Other hours on one day are exceptions, which a form does not show.
      .filter((schedule) => schedule.freq !== undefined || entryOf(schedule) === undefined)
      .map((schedule) => entryOf(schedule) ?? inWords(schedule))
    return texts.every((text) => text !== undefined) ? [...new Set(texts)] : undefined
  },
  write(record, { next, was }) {
    const { hours, schedules } = record
    if (schedules === undefined)
      return withField(record, 'hours', listOf(next, was, hours, asText) ?? next)
    if (hours !== undefined) return undefined
    const isReadable = next.every((text) => was.includes(text) || parseHours(text).schedule)
    // The check says what is wrong with it, and nothing is written.
    if (!isReadable) return withField(withField(record, 'schedules', ''), 'hours', next)
    const written = listOf(next, was, schedules, toSchedule)
    return written && withField(record, 'schedules', written)
  },
  toLine: (line) => line,
  isAlike: areAlikeTexts,
}

/** Fields of a schedule that do not say when it is. They stay as they are. */
const NOT_WHEN = [
  ...['id', 'service_id', 'description', 'attending_type', 'schedule_link', 'timezone'],
  ...['attributes', 'metadata'],
]

/** The days and times of a schedule as an entry of `hours`. */
const inWords = (schedule: Document<'schedule'>): string | undefined => {
  const { except, only } = schedule as Partial<HoursSchedule>
  // An entry of a record, as it has just been read.
  if (except || only) return formatHours(schedule as HoursSchedule)
  return hoursText(
    Object.fromEntries(
      Object.entries(schedule)
        .filter(([name]) => !NOT_WHEN.includes(name))
        // Published times have seconds, which hours have not.
        .map(([name, value]) => [name, String(value).replace(/^(\d\d:\d\d):00$/, '$1')]),
    ),
  )
}

/** What an entry of `hours` says of a schedule. */
const TIMES = [
  ...['freq', 'interval', 'dtstart', 'valid_from', 'valid_to', 'byday', 'bymonthday'],
  ...['opens_at', 'closes_at', 'until', 'except', 'only', 'notes'],
]

function toSchedule(text: string, entry: Raw | undefined): Raw {
  const { schedule } = parseHours(text)
  const others = isRawObject(entry)
    ? Object.entries(entry).filter(([name]) => !TIMES.includes(name))
    : []
  const { description: _, ...times } = schedule!
  const written = Object.entries(times).map(([name, value]) => [name, String(value)])
  return Object.fromEntries([...written, ...others])
}
