import { weekdayName } from '../../../hsds/weekdays.ts'
import { dateInWords } from '../../calendar/calendar-date.ts'
import { longOrdinal, shortOrdinal } from '../tokens/ordinal.ts'
import { byWeekday } from './by-weekday.ts'
import { type Days, type HoursSchedule, decodeDays } from '../hours-schedule.ts'
import { runsOf } from '../../calendar/weekday.ts'

/**
 * Describes a schedule in English, without its notes: `Second Thursday of the month 14:00 to 15:30`. `parseHours` can
 * read it.
 */
export function formatSchedule(schedule: HoursSchedule): string {
  const { opens_at, closes_at } = schedule
  const days = daysInWords(decodeDays(schedule), schedule.interval ?? 1)
  const sentence = `${days} ${opens_at} to ${closes_at}${seasonInWords(schedule)}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function daysInWords(days: Days, interval: number): string {
  if (days.kind !== 'weekdays') return `${inMonth(days)} of ${months(interval)}`
  const { weekdays } = days
  if (interval === 1) return everyWeek(weekdays)
  if (interval === 2 && weekdays.length === 1) return `every other ${weekdayName(weekdays[0]!)}`
  return `${interval === 2 ? 'every other week' : `every ${interval} weeks`}, ${everyWeek(weekdays)}`
}

const months = (interval: number) =>
  interval === 1 ? 'the month' : interval === 2 ? 'every other month' : `every ${interval} months`

function everyWeek(weekdays: Extract<Days, { kind: 'weekdays' }>['weekdays']): string {
  if (weekdays.length === 7) return 'every day'
  const runs = runsOf(weekdays)
  if (runs.every((run) => run.length === 1))
    return inSentence(weekdays.map((day) => `${weekdayName(day)}s`))
  return inSentence(
    runs.map((run) => [...new Set([run[0]!, run.at(-1)!])].map(weekdayName).join(' to ')),
  )
}

function inMonth(days: Exclude<Days, { kind: 'weekdays' }>): string {
  if (days.kind === 'nth')
    return inSentence(
      byWeekday(days.nth).map(
        ([weekday, ordinals]) => `${inSentence(ordinals.map(longOrdinal))} ${weekdayName(weekday)}`,
      ),
    )
  return inSentence(days.dates.map((date) => (date < 0 ? 'last day' : shortOrdinal(date))))
}

function seasonInWords({ dtstart, valid_from, valid_to }: HoursSchedule): string {
  const from = dtstart ?? valid_from
  const to = valid_to && dateInWords(valid_to)
  if (!from) return to ? `, until ${to}` : ''
  return `, from ${dateInWords(from)}${to ? ` to ${to}` : ''}`
}

const inSentence = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
