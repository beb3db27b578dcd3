import { canonical, canonicalId, createTwinCounter, nestedId } from '../directory/ids.ts'
import type { Written } from '../record/schema/written.ts'
import { addDays } from '../times/calendar/calendar-date.ts'
import { NEVER, type Window, breaksIn } from '../times/exceptions/breaks.ts'
import {
  type DayCalendar,
  type DayLimits,
  type DaySet,
  isClosed,
  isIn,
} from '../times/exceptions/day-set.ts'
import { readDays } from '../times/exceptions/read-days.ts'
import type { Exception } from '../times/exceptions/read-exception.ts'
import { type Run, runsOf } from '../times/exceptions/runs.ts'
import { describe } from '../times/describe.ts'
import { formatHours } from '../times/hours/format/format-hours.ts'
import { type Rhythm, nextDay, rhythmOf } from '../times/rhythm.ts'
import { THREE_MONTHS } from '../times/say-entry.ts'
import { exceptionsIn, withWords, withoutLimits } from './exception-words.ts'

type Schedule = Written<'schedule'>

/** The object that has the schedules, and what holds for all of them. */
interface Owner {
  readonly id: string
  readonly schedules: readonly Schedule[]
  readonly exceptions: readonly Exception[]
  readonly calendar: DayCalendar
  /** The last day of the service, where that is to come: no session is after it. */
  readonly until?: string | undefined
}

/** The most runs of one rhythm that are published; the others follow as time goes by. */
const MAX_ROWS = 12

/**
 * The schedules of an owner as HSDS can say them, which has no days of exception: a rhythm becomes rows of the same days and times
 * that end before a break and begin after it, and other hours on one day a row for that day. A row that says less than the entry
 * has the entry in `osd_hours`. Schedules without exceptions are the same objects. What was in force or comes first is first.
 */
export function expandSchedules(
  { id, schedules, exceptions, calendar, until }: Owner,
  today: string,
): readonly Schedule[] {
  const isPlain = ({ except, only, freq }: Schedule) =>
    exceptions.length === 0 && !until && !except && !only && freq !== undefined
  if (exceptions.length === 0 && !until && schedules.every(isPlain)) return schedules
  const closed = exceptions.flatMap(({ sets }) => sets)
  const twins = createTwinCounter()
  for (const one of schedules) if (isPlain(one)) twins(canonical(one))
  const rows = schedules.flatMap((schedule): readonly Schedule[] => {
    if (isPlain(schedule)) return [schedule]
    const limits = {
      except: [...readDays(schedule.except ?? []), ...closed],
      only: readDays(schedule.only ?? []),
    }
    const rhythm = boundedBy(until, rhythmOf(schedule))
    const plain = withoutLimits(schedule)
    if (!rhythm) return [{ ...plain, ...exceptionsIn(plain, limits) }]
    if (rhythm.freq === 'ONCE') return isStill(rhythm, limits, { calendar, today }) ? [plain] : []
    const key = canonical(plain)
    const first = plain.id ?? canonicalId(id, 'schedule', key, twins(key))
    const window = { since: sinceOf(today, limits.except), until: lastDay(today) }
    const runs = runsOf(rhythm, breaksIn(limits, calendar, window), today)
    return runs.slice(0, MAX_ROWS).map((run) => rowOf(run, { first, plain, rhythm, limits }))
  })
  return [...rows, ...otherHours(exceptions, id, { today, calendar, until })].toSorted(
    (a, b) => rank(a, today) - rank(b, today),
  )
}

function boundedBy(until: string | undefined, rhythm: Rhythm | undefined): Rhythm | undefined {
  const { last = NEVER } = rhythm ?? {}
  return until === undefined || last < until ? rhythm : rhythm && { ...rhythm, last: until }
}

/** True when a single day is still to come, and not one without the thing. */
const isStill = (
  { start = '', last = start }: Rhythm,
  limits: DayLimits,
  { calendar, today }: { readonly calendar: DayCalendar; readonly today: string },
): boolean => start >= today && start <= last && !isClosed(limits, start, calendar)

/** A year ago has had every day of a year; a break of certain dates may be longer ago, ten years at most. */
function sinceOf(today: string, sets: readonly DaySet[]): Window['since'] {
  const dated = sets.flatMap((set) => (set.kind === 'dates' ? [set.from] : []))
  const [first = today] = dated.toSorted()
  const [year, decade] = [addDays(today, -400), addDays(today, -3653)]
  return first < decade ? decade : first < year ? first : year
}

/** The last day of the sixth month after that of a day: up to then breaks are published. */
function lastDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + 6, 0)).toISOString().slice(0, 10)
}

interface Cut {
  /** The id of the run from the beginning of the rhythm, which it has without exceptions as well. */
  readonly first: string
  readonly plain: Schedule
  readonly rhythm: Rhythm
  readonly limits: DayLimits
}

/** A run as a schedule, with both pairs of bounds. The first bound is a day on which it takes place, so that an interval keeps its weeks. */
function rowOf({ from, to }: Run, { first, plain, rhythm, limits }: Cut): Schedule {
  const { count: _, ...schedule } = plain
  const isLater = from !== undefined && from !== rhythm.first
  const start = from === undefined ? schedule.dtstart : nextDay(rhythm, from)
  const end = to ?? schedule.until
  return {
    ...schedule,
    id: isLater ? nestedId(first, 'schedule', from, 0) : first,
    ...(from !== undefined && { valid_from: from }),
    ...(to !== undefined && { valid_to: to }),
    ...(start !== undefined && { dtstart: start }),
    ...(end !== undefined && { until: end }),
    ...withWords(schedule, limits, rhythm),
  }
}

/** A row for each day with other hours, from today to the end of the window; no fewer than those that `sayBreaks` would say. */
function otherHours(
  exceptions: readonly Exception[],
  ownerId: string,
  {
    today,
    calendar,
    until = NEVER,
  }: Pick<Owner, 'calendar' | 'until'> & { readonly today: string },
): readonly Schedule[] {
  const timed = exceptions.filter(({ times }) => times)
  const closed = exceptions.flatMap(({ times, sets }) => (times ? [] : sets.filter(isDated)))
  const end = [lastDay(today), until].toSorted()[0]!
  const isShut = (date: string) => closed.some((set) => isIn(set, date, calendar))
  const rows: Schedule[] = []
  if (timed.length === 0) return rows
  const near = addDays(today, THREE_MONTHS)
  for (
    let date = today;
    date <= end && (date <= near || rows.length < MAX_ROWS);
    date = addDays(date, 1)
  )
    for (const { sets, times } of timed)
      if (sets.some((set) => isIn(set, date, calendar) && (isDated(set) || !isShut(date)))) {
        const once = { dtstart: date, until: date, valid_from: date, valid_to: date, ...times! }
        const row = { ...once, description: describe(once)! }
        const id = nestedId(ownerId, 'schedule', row, 0)
        rows.push({ ...row, id, extensions: { osd: { hours: formatHours(once) } } })
      }
  return rows
}

/** A day that is named goes before one of a kind: closed on 25 December is closed, whatever hours bank holidays have. */
const isDated = ({ kind }: DaySet) => ['dates', 'yearly', 'easter'].includes(kind)

/** Sorts rows: those in force, later ones, single days. */
const rank = ({ freq, valid_from = '' }: Schedule, today: string): number =>
  freq === undefined ? 2 : valid_from > today ? 1 : 0
