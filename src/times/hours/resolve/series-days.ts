import { quote } from '../../../text/quote.ts'
import { addDays } from '../../calendar/calendar-date.ts'
import { isClosed, needsTerms } from '../../exceptions/day-set.ts'
import { readDays } from '../../exceptions/read-days.ts'
import { formatHours } from '../format/format-hours.ts'
import { nextDay, rhythmOf } from '../../rhythm.ts'
import { type Series } from '../clauses/series.ts'
import type { HoursSchedule } from '../hours-schedule.ts'
import { type HoursProblem, badHours } from '../problem.ts'

const MAX_SESSIONS = 100
/** In days. A part of the year may come once a year. */
const MAX_DAYS = 3653
const NO_DAYS = { isHoliday: () => false }

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
  const { except: without, only: within, interval, freq } = schedule
  const isCounted = without || within || interval !== undefined || freq !== 'WEEKLY'
  if (isWeeks && isCounted)
    return refuse(
      `${quote(text)} counts weeks, but does not take place in each of them.`,
      'Write the number of sessions, such as `six sessions`, or the last day.',
    )
  if (schedule.valid_to !== undefined)
    return refuse(
      `${quote(text)} has a number of sessions, and a last day.`,
      `Leave the number out: ${quote(formatHours(schedule))}.`,
    )
  if (count < 2 || count > MAX_SESSIONS)
    return refuse(
      `${count} is not a number of sessions that can be listed.`,
      `Write a number from 2 to ${MAX_SESSIONS}, or one day such as \`Tue 19 Jan 2027 10:00-12:00\`.`,
    )
  const rhythm = rhythmOf(schedule)!
  const [except, only] = [readDays(schedule.except ?? []), readDays(schedule.only ?? [])]
  const isUnknown = [...except, ...only].some(
    (set) => set.kind === 'bank holidays' || needsTerms(set),
  )
  const limits = isUnknown ? { except: [], only: [] } : { except, only }
  const limit = addDays(from, MAX_DAYS)
  const end = isWeeks && addDays(nextDay(rhythm, from)!, count * 7)
  const days: string[] = []
  for (let day = from; end || days.length < count;) {
    const next = nextDay(rhythm, day)!
    if (next > limit || (end && next >= end)) break
    if (!isClosed(limits, next, NO_DAYS)) days.push(next)
    day = addDays(next, 1)
  }
  const bounds = {
    ...(schedule.dtstart === undefined && { valid_from: days[0]! }),
    valid_to: days.at(-1)!,
  }
  const bound = { ...schedule, ...bounds }
  return isUnknown
    ? refuse(
        `${quote(text)} has a number of sessions, and days on which it falls out that differ from year to year.`,
        `Leave the number out, and write the last day. If no session falls out, that is ${quote(formatHours(bound))}; for each that does, it is one later.`,
      )
    : { schedule: bound }
}
