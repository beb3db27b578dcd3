import { canonical, canonicalId, createTwinCounter, nestedId } from '../directory/ids.ts'
import type { Written } from '../record/schema/written.ts'
import { addDays } from '../times/calendar/calendar-date.ts'
import {
  type DayCalendar,
  type DayLimits,
  type DaySet,
  isClosed,
  isIn,
} from '../times/exceptions/day-set.ts'
import { formatDaySet } from '../times/exceptions/format-day-sets.ts'
import { readDays } from '../times/exceptions/read-days.ts'
import type { Exception } from '../times/exceptions/read-exception.ts'
import { type Run, type Window, runsOf } from '../times/exceptions/runs.ts'
import { exceptionsInWords, formatSchedule } from '../times/hours/format/format-schedule.ts'
import { formatHours } from '../times/hours/format/format-hours.ts'
import { type HoursSchedule, readDays as readRhythmDays } from '../times/hours/hours-schedule.ts'
import { nextDay, rhythmOf } from '../times/rhythm.ts'

type Schedule = Written<'schedule'>

/** The object that has the schedules, and what holds for all of them. */
interface Owner {
  readonly id: string
  readonly schedules: readonly Schedule[]
  readonly exceptions: readonly Exception[]
  readonly calendar: DayCalendar
}

/** The most runs of one rhythm that are published; the others follow as time goes by. */
const MAX_ROWS = 12

/**
 * The schedules of an owner as HSDS can say them, which has no days of exception: a rhythm becomes rows of the same days and times
 * that end before a break and begin after it, and other hours on one day a row for that day. A row that says less than the entry
 * has the entry in `osd_hours`. Schedules without exceptions are the same objects. What was in force or comes first is first.
 */
export function expandSchedules(
  { id, schedules, exceptions, calendar }: Owner,
  today: string,
): readonly Schedule[] {
  const isPlain = (one: Schedule) => !one.except && !one.only && one.freq !== undefined
  if (exceptions.length === 0 && schedules.every(isPlain)) return schedules
  const twins = createTwinCounter()
  for (const one of schedules) if (exceptions.length === 0 && isPlain(one)) twins(canonical(one))
  const until = endOfMonth(today, MONTHS_AHEAD)
  const closed = exceptions.flatMap(({ sets }) => sets)
  const expanded = schedules.flatMap((schedule): readonly Schedule[] => {
    if (exceptions.length === 0 && isPlain(schedule)) return [schedule]
    const { except = [], only = [], count: _, ...plain } = schedule
    const rhythm = rhythmOf(schedule)
    const days = { except: [...readDays(except), ...closed], only: readDays(only) }
    if (!rhythm) return [{ ...plain, ...notesOf(plain, days) }]
    const base = plainOf(plain)
    const key = canonical(base)
    const first = plain.id ?? canonicalId(id, 'schedule', key, twins(key))
    if (plain.freq === undefined) {
      const isOver = rhythm.last !== undefined && rhythm.last < today
      return isOver || rhythm.start === undefined || isClosed(days, rhythm.start, calendar)
        ? []
        : [plain]
    }
    const window: Window = { today, until, since: sinceOf(today, days.except) }
    const runs = runsOf(rhythm, (date) => isClosed(days, date, calendar), window).slice(0, MAX_ROWS)
    return runs.map((run) => {
      const from = run.from === rhythm.first ? undefined : run.from
      return {
        ...plain,
        id: from === undefined ? first : nestedId(first, 'schedule', from, 0),
        ...boundsOf(run, plain, run.from === undefined ? undefined : nextDay(rhythm, run.from)),
        ...textsOf(plain, days),
      }
    })
  })
  return [...expanded, ...otherHours(exceptions, id, { today, until, calendar })].toSorted(
    (a, b) => rank(a, today) - rank(b, today),
  )
}

const MONTHS_AHEAD = 6

/** A year ago has had every day of a year; a break of certain dates may be longer ago, ten years at most. */
function sinceOf(today: string, sets: readonly DaySet[]): string {
  const dated = sets.flatMap((set) => (set.kind === 'dates' ? [set.from] : []))
  const [first = today] = dated.toSorted()
  const [year, decade] = [addDays(today, -400), addDays(today, -3653)]
  return first < decade ? decade : first < year ? first : year
}

/** The last day of the month that comes some months after that of a day. */
function endOfMonth(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

/** The entry without exceptions, from which the id of an entry without any derives. */
function plainOf(entry: Schedule): Schedule {
  const { id: _, ...schedule } = entry
  const hours = hoursOf(schedule)
  return hours ? { ...schedule, description: formatSchedule(hours) } : schedule
}

/** A schedule that an entry of `hours` can say. */
const hoursOf = (schedule: Schedule): HoursSchedule | undefined => {
  const { opens_at, closes_at, freq } = schedule
  return freq && opens_at && closes_at && readRhythmDays(schedule)
    ? (schedule as unknown as HoursSchedule)
    : undefined
}

/** Both pairs of bounds; the first one names a day on which it takes place, so that an interval keeps its weeks. */
function boundsOf({ from, to }: Run, { dtstart, until }: Schedule, first: string | undefined) {
  const start = from === undefined ? dtstart : first
  return {
    ...(from !== undefined && { valid_from: from }),
    ...(to !== undefined && { valid_to: to }),
    ...(start !== undefined && { dtstart: start }),
    ...((to ?? until) !== undefined && { until: to ?? until }),
  }
}

const textsOf = (schedule: Schedule, days: DayLimits) => {
  const texts = { except: days.except.map(formatDaySet), only: days.only.map(formatDaySet) }
  const said = {
    ...(texts.except.length > 0 && { except: [...new Set(texts.except)] }),
    ...(texts.only.length > 0 && { only: texts.only }),
  }
  const hours = hoursOf(schedule)
  const whole = hours && { ...hours, ...said }
  return {
    ...(whole && { description: formatSchedule(whole) }),
    ...notesOf(schedule, days),
    ...(whole && {
      extensions: { ...schedule.extensions, osd: { hours: formatHours(whole) } },
    }),
  }
}

/** The exceptions in words, before the note of the entry. */
function notesOf({ notes: own }: Schedule, { except, only }: DayLimits) {
  const words = exceptionsInWords({
    except: [...new Set(except.map(formatDaySet))],
    only: only.map(formatDaySet),
  }).replace(/^, /, '')
  const sentence = words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  const notes = [sentence, own].filter(Boolean).join(' ')
  return notes === '' ? {} : { notes }
}

/** A row for each day with other hours, within the window. */
function otherHours(
  exceptions: readonly Exception[],
  ownerId: string,
  { today, until, calendar }: { today: string; until: string; calendar: DayCalendar },
): readonly Schedule[] {
  const rows: Schedule[] = []
  for (let date = today; date <= until && rows.length < MAX_ROWS; date = addDays(date, 1))
    for (const { sets, times } of exceptions)
      if (times && sets.some((set) => isIn(set, date, calendar))) {
        const once = { dtstart: date, until: date, valid_from: date, valid_to: date, ...times }
        const row = { ...once, description: formatSchedule(once) }
        const id = nestedId(ownerId, 'schedule', row, 0)
        rows.push({ ...row, id, extensions: { osd: { hours: formatHours(once) } } })
      }
  return rows
}

/** What is in force, what comes later, single days. */
const rank = ({ freq, valid_from = '' }: Schedule, today: string): number =>
  freq === undefined ? 2 : valid_from > today ? 1 : 0
