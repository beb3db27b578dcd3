import { quote } from '../../text/quote.ts'
import { DAY, type Times, clock } from './clock.ts'
import { addDays } from './date.ts'
import type { Days } from './days.ts'
import { formatHours } from './format-hours.ts'
import { type HoursProblem, SHOWN, badHours } from './problem.ts'
import type { HoursSchedule } from './schedule.ts'
import type { Weekday } from '../../hsds/weekdays.ts'
import { dayAfter, inWeekOrder } from './weekday.ts'

/** Hours that go past midnight, or end on it, or end where they start. */
export function lateProblem(
  { opens, closes, written }: Times,
  days: Days,
  schedule: HoursSchedule,
) {
  if (opens < closes && closes < DAY) return undefined
  if (opens === closes)
    return badHours(`${quote(written)} starts and ends at the same time.`, SHOWN)
  if (looksReversed(opens, closes))
    return badHours(
      `${quote(written)} ends before it starts.`,
      `Is one of the two times a misprint? Write them in the order of the day, such as ${quote(`${clock(closes)}-${clock(opens)}`)}.`,
    )
  const evening = { ...schedule, closes_at: '23:59' }
  if (closes === DAY)
    return past(
      `${quote(written)} ends at midnight, where the next day begins.`,
      `Let it end a minute before: \`${formatHours(evening)}\`.`,
    )
  const morning = days.kind === 'weekdays' ? nextMorning(schedule, days.weekdays) : undefined
  return past(
    `${quote(written)} goes past midnight, and hours end on the day on which they start.`,
    morning
      ? `Write two entries: \`${formatHours(evening)}\` and \`${formatHours(morning)}\`.`
      : `Let it end a minute before midnight and say the rest in brackets: \`${formatHours(evening)} (until ${clock(closes)})\`.`,
  )
}

/** What starts in the daytime and ends before it starts is rarely meant to last all night. */
export const looksReversed = (opens: number, closes: number): boolean =>
  opens < AFTERNOON && closes > 0 && closes < opens
/** Four o'clock: a bar may open then and close after midnight. */
const AFTERNOON = 16 * 60

/** The hours after midnight, as those of the next day, unless some of those fall into a week that is left out. */
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

const past = (message: string, hint: string): HoursProblem => ({
  code: 'hours-past-midnight',
  message,
  hint,
})
