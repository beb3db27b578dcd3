import type { Weekday } from '../../../hsds/weekdays.ts'
import { quote } from '../../../text/quote.ts'
import { DAY, formatTime } from '../../calendar/clock.ts'
import { addDays } from '../../calendar/calendar-date.ts'
import { formatHours } from '../format/format-hours.ts'
import { type HoursProblem, WRITE_LIKE_EXAMPLES, badHours } from '../problem.ts'
import type { Days, HoursSchedule } from '../hours-schedule.ts'
import { dayAfter, inWeekOrder } from '../../calendar/weekday.ts'

/** The problem of hours that pass midnight, end at midnight, or end when they start. */
export function lateProblem(
  {
    opens,
    closes,
    written,
  }: { readonly opens: number; readonly closes: number; readonly written: string },
  days: Days,
  schedule: HoursSchedule,
): HoursProblem | undefined {
  if (opens < closes && closes < DAY) return undefined
  if (opens === closes)
    return badHours(`${quote(written)} starts and ends at the same time.`, WRITE_LIKE_EXAMPLES)
  if (looksReversed(opens, closes))
    return badHours(
      `${quote(written)} ends before it starts.`,
      `Write the earlier time first, such as ${quote(`${formatTime(closes)}-${formatTime(opens)}`)}, or correct the wrong time.`,
    )
  const evening = { ...schedule, closes_at: '23:59' }
  if (closes === DAY)
    return pastMidnight(
      `${quote(written)} ends at midnight, which belongs to the next day.`,
      `End it a minute earlier: \`${formatHours(evening)}\`.`,
    )
  const morning = days.kind === 'weekdays' ? nextMorning(schedule, days.weekdays) : undefined
  return pastMidnight(
    `${quote(written)} goes past midnight, but hours end on the day on which they start.`,
    morning
      ? `Write two entries: \`${formatHours(evening)}\` and \`${formatHours(morning)}\`.`
      : `End it a minute before midnight, and put the rest in brackets: \`${formatHours(evening)} (until ${formatTime(closes)})\`.`,
  )
}

/** Whether hours start in the daytime and end before they start, which rarely means that they last all night. */
export const looksReversed = (opens: number, closes: number): boolean =>
  opens < AFTERNOON && closes > 0 && closes < opens
/** Four o'clock: a bar may open then and close after midnight. */
const AFTERNOON = 16 * 60

/** The hours after midnight, on the next day. Nothing when some of them are in a week that is skipped. */
function nextMorning(
  schedule: HoursSchedule,
  weekdays: readonly Weekday[],
): HoursSchedule | undefined {
  const { interval, dtstart, valid_from, valid_to } = schedule
  if (interval && weekdays.length > 1 && weekdays.includes('SU')) return undefined
  return {
    ...schedule,
    byday: inWeekOrder(weekdays.map(dayAfter)).join(),
    opens_at: '00:00',
    ...(dtstart && { dtstart: addDays(dtstart, 1) }),
    ...(valid_from && { valid_from: addDays(valid_from, 1) }),
    ...(valid_to && { valid_to: addDays(valid_to, 1) }),
  }
}

const pastMidnight = (message: string, hint: string): HoursProblem => ({
  code: 'hours-past-midnight',
  message,
  hint,
})
