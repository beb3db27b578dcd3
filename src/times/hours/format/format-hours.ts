import { shortOrdinal } from '../tokens/ordinal.ts'
import { type Days, type HoursSchedule, byWeekday, decodeDays } from '../hours-schedule.ts'
import { formatSingleDay } from '../../exceptions/format-day-sets.ts'
import { inSentence } from '../../say-schedule.ts'
import { runsOf, shortNameOf } from '../../calendar/weekday.ts'

/** Formats a schedule as an entry of `hours`: `2nd Thu 14:00-15:30`. The inverse of `parseHours`. */
export function formatHours(schedule: HoursSchedule): string {
  const { interval = 1, opens_at, closes_at, only = [], except = [], notes } = schedule
  const days = decodeDays(schedule)
  const often =
    days.kind === 'weekdays'
      ? [inWeeks(interval, days.weekdays.length), formatDays(days)]
      : [inMonths(days, interval)]
  return [
    ...often,
    `${opens_at}-${closes_at}`,
    days.kind === 'once' ? '' : season(schedule),
    ...only.map((part) =>
      /^(?:term|school)/.test(part) ? `in ${part}` : /^\d/.test(part) ? `every year ${part}` : part,
    ),
    except.length > 0
      ? `except ${inSentence(except, { and: ({ first, last }) => `${first} and ${last}` })}`
      : '',
    notes === undefined ? '' : `(${notes})`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function inWeeks(interval: number, days: number): string {
  if (interval === 1) return ''
  if (interval > 2) return `every ${interval} weeks`
  return days === 1 ? 'every other' : 'every other week'
}

function inMonths(days: Days, interval: number): string {
  if (interval > 1)
    return `${formatDays(days)} of every ${interval === 2 ? 'other month' : `${interval} months`}`
  return days.kind === 'dates' ? `${formatDays(days)} of the month` : formatDays(days)
}

function season({ dtstart, valid_from, valid_to }: HoursSchedule): string {
  const from = dtstart ?? valid_from
  return [from && `from ${from}`, valid_to && `${from ? 'to' : 'until'} ${valid_to}`]
    .filter(Boolean)
    .join(' ')
}

/** `Mon-Fri and Sun`, `1st and 3rd Mon`, `10th` */
export function formatDays(days: Days): string {
  if (days.kind === 'once') return formatSingleDay(days.date)
  if (days.kind === 'dates')
    return days.dates.map((date) => (date < 0 ? 'last day' : shortOrdinal(date))).join(' and ')
  if (days.kind === 'nth')
    return byWeekday(days.nth)
      .map(
        ([weekday, ordinals]) =>
          `${ordinals.map(shortOrdinal).join(' and ')} ${shortNameOf(weekday)}`,
      )
      .join(' and ')
  if (days.weekdays.length === 7) return 'daily'
  return runsOf(days.weekdays)
    .map((run) => [...new Set([run[0]!, run.at(-1)!])].map(shortNameOf).join('-'))
    .join(' and ')
}
