import { WEEKDAYS, type Weekday, weekdayName } from '../../../hsds/weekdays.ts'
import { quote } from '../../../text/quote.ts'
import { resolveTimes } from '../clauses/am-pm.ts'
import type { Clauses } from '../clauses/clauses.ts'
import type { PartOfDay } from '../clauses/part-of-day.ts'
import type { Times } from '../clauses/times.ts'
import { formatTime } from '../../calendar/clock.ts'
import { weekdayIn } from '../../calendar/calendar-date.ts'
import { wrongWeekday } from '../../exceptions/day-range.ts'
import { formatDaySet, formatSingleDay } from '../../exceptions/format-day-sets.ts'
import { formatDays } from '../format/format-hours.ts'
import { nextDay, rhythmOf } from '../../rhythm.ts'
import { withSeries } from './series-days.ts'
import { lateProblem } from './late.ts'
import { type HoursProblem, badHours } from '../problem.ts'
import { rhythmProblem } from './rhythm-problem.ts'
import { type Days, type HoursSchedule, encodeDays } from '../hours-schedule.ts'

type Resolved =
  | { readonly schedule: HoursSchedule; readonly problem?: never }
  | { readonly problem: HoursProblem; readonly schedule?: never }

/** Combines the clauses of an entry to a schedule, or says why they do not fit together. */
export function resolve(clauses: Clauses, text: string): Resolved {
  const { times, rhythm, part, season = {} } = clauses
  const single = season.on === undefined ? undefined : singleDay(season.on, clauses)
  if (single?.problem) return single
  const all = single?.days ?? clauses.days ?? ((times?.always ?? part?.always) && EVERY_DAY)
  const days = all && withoutWeekdays(all, clauses.except?.weekdays)
  if (!days && clauses.except)
    return refuse(
      badHours(`${quote(text.trim())} says when it is closed.`, all ? WITHOUT_DAYS : ONLY_OPEN),
    )
  if (!days || !times) return refuse(missingClause(quote(text.trim()), clauses))
  const problem = rhythmProblem(days, rhythm)
  if (problem) return refuse(problem)
  const resolved = resolveTimes({ ...times, part })
  if (resolved.problem) return refuse(resolved.problem)
  const interval = rhythm?.interval ?? 1
  const { from, to } = season
  if (interval > 1 && !from) return refuse(missingAnchor(days, quote(text.trim())))
  if (interval > 1 && from && exampleOn(days, from) !== from) return refuse(wrongAnchor(days, from))
  if (from && to && from > to)
    return refuse(
      badHours(
        `${quote(`${from} to ${to}`)} ends before it starts.`,
        'Swap the two dates, or correct the wrong one.',
      ),
    )
  const { except, only } = clauses
  const schedule: HoursSchedule = {
    ...(days.kind === 'once' ? onceOn(days.date) : { freq: freqOf(days) }),
    ...(interval > 1 && { interval }),
    ...(from && (interval > 1 ? { dtstart: from } : { valid_from: from })),
    ...(to && { valid_to: to }),
    ...encodeDays(days),
    opens_at: formatTime(resolved.opens),
    closes_at: formatTime(resolved.closes),
    ...(except && except.sets.length > 0 && { except: except.sets.map(formatDaySet) }),
    ...(only && { only: only.sets.map(formatDaySet) }),
  }
  const late = lateProblem({ ...resolved, written: times.written }, days, schedule)
  if (late) return refuse(late)
  return clauses.series ? withSeries(schedule, clauses.series, text.trim()) : { schedule }
}

/** Every bound names the day, so that a reader of either pair of them knows it. */
const onceOn = (date: string) => ({
  ...{ dtstart: date, until: date, valid_from: date, valid_to: date },
})

/** A single day: no rhythm, and its weekday where one is written. */
function singleDay(
  date: string,
  { days, rhythm, except, only }: Clauses,
): { readonly days: Days; readonly problem?: never } | { readonly problem: HoursProblem } {
  const weekdays = days?.kind === 'weekdays' ? days.weekdays : []
  if (rhythm || except || only || (days && weekdays.length !== 1))
    return {
      problem: badHours(
        `${quote(date)} has no \`from\` or \`until\` before it.`,
        `Write \`from ${date}\` for the first day, or \`until ${date}\` for the last. One day alone is written like \`${formatSingleDay(date)} 10:00-12:00\`.`,
      ),
    }
  const wrong = weekdays.length === 1 ? wrongWeekday(date, weekdays[0]!) : undefined
  return wrong ? { problem: wrong } : { days: { kind: 'once', date } }
}

/** Days without some weekdays; undefined where none are left, or where these are no days of a week. */
function withoutWeekdays(days: Days, without: readonly Weekday[] = []): Days | undefined {
  if (without.length === 0) return days
  const isLeft = (day: Weekday) => !without.includes(day)
  if (days.kind === 'weekdays' && days.weekdays.some(isLeft))
    return { ...days, weekdays: days.weekdays.filter(isLeft) }
  return days.kind === 'nth' && days.nth.every(({ weekday }) => isLeft(weekday)) ? days : undefined
}

const ONLY_OPEN = 'Delete it, and write only when it is open.'
const WITHOUT_DAYS = 'Write only the days on which it is: `Mon-Sat 10:00-12:00`.'
const EVERY_DAY: Days = { kind: 'weekdays', weekdays: WEEKDAYS }

const refuse = (problem: HoursProblem): Resolved => ({ problem })

function missingClause(written: string, { days, times, part }: Clauses): HoursProblem {
  if (!days && !times) return badHours(`${written} has no days and no times.`)
  if (times)
    return badHours(
      `${written} has no day.`,
      `Add the days, such as ${quote(`Tue ${part ? `${part.name}s ` : ''}${clearTimes(times, part)}`)}.`,
    )
  const sample = part?.sample ?? '10:00-12:00'
  return badHours(
    `${written} has no times.`,
    `Add when it starts and ends, such as ${quote(`${days ? formatDays(days) : 'Tue'} ${sample}`)}.`,
  )
}

/** Times as they are written; where these can be meant in several ways, in the last of them. */
function clearTimes(times: Times, part: PartOfDay | undefined): string {
  const { hint = '' } = resolveTimes({ ...times, part }).problem ?? {}
  return [...hint.matchAll(/`(\d\d:\d\d-\d\d:\d\d)`/g)].at(-1)?.[1] ?? times.written
}

const freqOf = ({ kind }: Days) => (kind === 'weekdays' ? 'WEEKLY' : 'MONTHLY')

/** The first of the days on or after a date. */
const exampleOn = (days: Days, from = '2026-01-05'): string =>
  nextDay(rhythmOf({ freq: freqOf(days), ...encodeDays(days) })!, from)!

const missingAnchor = (days: Days, written: string): HoursProblem => ({
  code: 'hours-without-anchor',
  message: `${written} does not say from which ${days.kind === 'weekdays' ? 'week' : 'month'} to count.`,
  hint: `Add the date of any day on which it meets, such as \`from ${exampleOn(days)}\`.`,
})

const wrongAnchor = (days: Days, from: string): HoursProblem => ({
  code: 'hours-without-anchor',
  message: `It counts from ${from}, a ${weekdayName(weekdayIn(from))}, which is not one of its days.`,
  hint: `Write the date of a day on which it meets, such as \`from ${exampleOn(days, from)}\`.`,
})
