import { WEEKDAYS, weekdayName } from '../../hsds/weekdays.ts'
import { quote } from '../../text/quote.ts'
import { type Times, clock } from './clock.ts'
import { addDays, isNthDay, isNthWeekday, weekdayIn } from './date.ts'
import type { Days, NthWeekday } from './days.ts'
import { lateProblem } from './late.ts'
import { type HoursProblem, badHours } from './problem.ts'
import { shortOrdinal } from './ordinal.ts'
import type { Rhythm } from './rhythm.ts'
import { type HoursSchedule, encodeDays } from './schedule.ts'
import type { Season } from './season.ts'
import { shortNameOf } from './weekday.ts'

/** What an entry says, before it is asked whether that fits together. */
export interface Clauses {
  readonly season?: Season
  readonly rhythm?: Rhythm
  readonly days?: Days
  readonly times?: Times
}

type Settled =
  | { readonly schedule: HoursSchedule; readonly problem?: never }
  | { readonly problem: HoursProblem; readonly schedule?: never }

/** Makes a schedule of what an entry says, or tells why that does not fit together. */
export function settle(clauses: Clauses, text: string): Settled {
  const { times, rhythm, season = {} } = clauses
  const days = clauses.days ?? (times?.always && EVERY_DAY)
  const written = quote(text.trim())
  if (!days)
    return no(
      times
        ? badHours(
            `${written} names no day.`,
            `Write the days as well, such as ${quote(`Tue ${times.written}`)}.`,
          )
        : badHours(`${written} names no days and no times.`),
    )
  if (!times)
    return no(
      badHours(
        `${written} has no times.`,
        'Write when it starts and ends, such as `Tue 10:00-12:00`.',
      ),
    )
  const problem = rhythmProblem(days, rhythm)
  if (problem) return no(problem)
  const interval = rhythm?.interval ?? 1
  const { from, to } = season
  if (interval > 1 && !from) return no(withoutAnchor(days, written))
  if (interval > 1 && from && !isOn(from, days)) return no(wrongAnchor(days, from))
  if (from && to && from > to)
    return no(
      badHours(
        `${quote(`${from} to ${to}`)} ends before it starts.`,
        'Exchange the two, or correct one of them.',
      ),
    )
  const schedule: HoursSchedule = {
    freq: days.kind === 'weekdays' ? 'WEEKLY' : 'MONTHLY',
    ...(interval > 1 && { interval }),
    ...(from && (interval > 1 ? { dtstart: from } : { valid_from: from })),
    ...(to && { valid_to: to }),
    ...encodeDays(days),
    opens_at: clock(times.opens),
    closes_at: clock(times.closes),
  }
  const late = lateProblem(times, days, schedule)
  return late ? no(late) : { schedule }
}

const EVERY_DAY: Days = { kind: 'weekdays', weekdays: WEEKDAYS }

const no = (problem: HoursProblem): Settled => ({ problem })

/** Days of the week come round by weeks, days of the month by months. */
function rhythmProblem(days: Days, rhythm?: Rhythm): HoursProblem | undefined {
  const unit = rhythm && (rhythm.unit ?? 'week')
  if (days.kind === 'weekdays') {
    if (unit !== 'month') return undefined
    const day = shortNameOf(days.weekdays[0]!)
    return badHours(
      `Every month has four or five ${weekdayName(days.weekdays[0]!)}s.`,
      `Say which of them: \`1st ${day}\`, \`2nd and 4th ${day}\`, \`last ${day}\`; or leave the month out.`,
    )
  }
  if (days.kind === 'nth') {
    if (unit === 'week')
      return badHours(
        'A weekday is counted within the month here, and weeks are counted besides.',
        'Write `2nd Thu 14:00-15:30` for the second Thursday of the month, or `every other Thu 14:00-15:30 from 2026-01-08` for every other week.',
      )
    return days.every && unit !== 'month' ? twoMeanings(days.every) : undefined
  }
  if (unit === 'month') return undefined
  const numbers = days.dates.map(shortOrdinal).join(' and ')
  return badHours(
    `${quote(numbers)} stands there without a weekday.`,
    `Write \`${numbers} of the month\` for days of the month, or a weekday as well, such as \`2nd Thu\`.`,
  )
}

function twoMeanings({ ordinal, weekday }: NthWeekday) {
  const place = shortOrdinal(ordinal)
  const often =
    ordinal === 2
      ? `every other ${shortNameOf(weekday)}`
      : `every ${ordinal} weeks ${shortNameOf(weekday)}`
  return badHours(
    `\`every ${place} ${shortNameOf(weekday)}\` can mean two things.`,
    `Write \`${place} ${shortNameOf(weekday)} of the month\`, or \`${often}\` with a \`from\`.`,
  )
}

const isOn = (date: string, days: Days): boolean =>
  days.kind === 'weekdays'
    ? days.weekdays.includes(weekdayIn(date))
    : days.kind === 'nth'
      ? days.nth.some(({ ordinal, weekday }) => isNthWeekday(date, ordinal, weekday))
      : days.dates.some((day) => isNthDay(date, day))

const withoutAnchor = (days: Days, written: string): HoursProblem => ({
  code: 'hours-without-anchor',
  message: `${written} does not say from which ${days.kind === 'weekdays' ? 'week' : 'month'} to count.`,
  hint: `Add the date of any day on which it meets, such as \`from ${exampleOn(days)}\`.`,
})

const wrongAnchor = (days: Days, from: string): HoursProblem => ({
  code: 'hours-without-anchor',
  message: `It is counted from ${from}, a ${weekdayName(weekdayIn(from))}, which is none of its days.`,
  hint: `Write the date of a day on which it meets, such as \`from ${exampleOn(days, from)}\`.`,
})

/** The first of such days on or after a date; the year's first without one. */
function exampleOn(days: Days, from = '2026-01-05'): string {
  for (let date = from; ; date = addDays(date, 1)) if (isOn(date, days)) return date
}
