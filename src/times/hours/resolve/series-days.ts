import { quote } from '../../../text/quote.ts'
import { addDays } from '../../calendar/calendar-date.ts'
import { nextDay, rhythmOf } from '../../rhythm.ts'
import { type Series } from '../clauses/series.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import { type HoursProblem, badHours } from '../problem.ts'

const MAX_SESSIONS = 100

/** A schedule from the first session of a series to its last: `six Tuesdays from 13 January 2027` end on 23 February. */
export function withSeries(
  schedule: HoursSchedule,
  { count, isWeeks }: Series,
  text: string,
): { readonly schedule: HoursSchedule } | { readonly problem: HoursProblem } {
  const from = schedule.valid_from ?? schedule.dtstart
  const refuse = (message: string, hint: string) => ({ problem: badHours(message, hint) })
  if (from === undefined || schedule.freq === undefined)
    return refuse(
      `${quote(text)} does not say on which day its sessions begin.`,
      'Add the first day, such as `six Tuesdays from 13 January 2027 10:00-12:00`.',
    )
  const isCounted = schedule.interval !== undefined || schedule.freq !== 'WEEKLY'
  if (isWeeks && isCounted)
    return refuse(
      `${quote(text)} counts weeks, but does not take place in each of them.`,
      'Write the number of sessions, such as `six sessions`, or the last day.',
    )
  if (schedule.valid_to !== undefined || schedule.except || schedule.only)
    return refuse(
      `${quote(text)} has a number of sessions, and days on which it ends or falls out.`,
      'Leave the number out, and write the last day: `Tue 10:00-12:00 from 2027-01-19 to 2027-03-02 except 16 Feb 2027`.',
    )
  if (count < 2 || count > MAX_SESSIONS)
    return refuse(
      `${count} is not a number of sessions that can be listed.`,
      `Write a number from 2 to ${MAX_SESSIONS}, or one day such as \`Tue 19 Jan 2027 10:00-12:00\`.`,
    )
  const rhythm = rhythmOf(schedule)!
  const end = isWeeks && addDays(nextDay(rhythm, from)!, count * 7)
  const days: string[] = []
  for (let day = from; end || days.length < count;) {
    const next = nextDay(rhythm, day)!
    if (end && next >= end) break
    days.push(next)
    day = addDays(next, 1)
  }
  const bounds = {
    ...(schedule.dtstart === undefined && { valid_from: days[0]! }),
    valid_to: days.at(-1)!,
  }
  return { schedule: { ...schedule, ...bounds } }
}
