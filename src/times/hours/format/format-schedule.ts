import { weekdayName } from '../../../hsds/weekdays.ts'
import { dateInWords, monthNames, weekdayIn } from '../../calendar/calendar-date.ts'
import { inSentence } from './format-hours.ts'
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
  const season = schedule.freq === undefined ? '' : seasonInWords(schedule)
  const sentence = `${days} ${opens_at} to ${closes_at}${season}${exceptionsInWords(schedule)}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function daysInWords(days: Days, interval: number): string {
  if (days.kind === 'once') return `${weekdayName(weekdayIn(days.date))} ${dateInWords(days.date)},`
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

function inMonth(days: Extract<Days, { kind: 'nth' | 'dates' }>): string {
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

/** `, April to October, except 25 December to 1 January and bank holidays` */
export function exceptionsInWords({ only = [], except = [] }: Exceptions): string {
  const parts = only.map((part) => (/^(?:term|school)/.test(part) ? `in ${part}` : part))
  const all = [...parts, ...(except.length > 0 ? [`except ${inSentence(except)}`] : [])]
  return all.map((part) => `, ${withMonths(part)}`).join('')
}

type Exceptions = Pick<HoursSchedule, 'only' | 'except'>

const withMonths = (text: string) =>
  text.replace(SHORT_MONTH, (short) => monthNames.find((name) => name.startsWith(short)) ?? short)

const SHORT_MONTH = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
