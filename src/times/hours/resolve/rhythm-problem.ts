import { weekdayName } from '../../../hsds/weekdays.ts'
import { quote } from '../../../text/quote.ts'
import { shortOrdinal } from '../tokens/ordinal.ts'
import { type HoursProblem, badHours } from '../problem.ts'
import type { Rhythm } from '../clauses/rhythm.ts'
import { shortNameOf } from '../../calendar/weekday.ts'
import type { Days, NthWeekday } from '../hours-schedule.ts'

/** The problem of days that do not fit their rhythm: days of the week repeat by weeks, days of the month by months. */
export function rhythmProblem(days: Days, rhythm?: Rhythm): HoursProblem | undefined {
  const unit = rhythm && (rhythm.unit ?? 'week')
  if (days.kind === 'weekdays') return unit === 'month' ? weekdaysByMonth(days) : undefined
  if (days.kind === 'once') return undefined
  if (days.kind === 'dates') return unit === 'month' ? undefined : datesByWeek(days)
  if (unit === 'week')
    return badHours(
      'This counts weekdays within the month, and counts weeks as well.',
      'Write `2nd Thu 14:00-15:30` for the second Thursday of the month, or `every other Thu 14:00-15:30 from 2026-01-08` for every other week.',
    )
  return days.every && unit !== 'month' ? ambiguous(days.every) : undefined
}

function weekdaysByMonth({ weekdays }: Extract<Days, { kind: 'weekdays' }>) {
  const short = shortNameOf(weekdays[0]!)
  return badHours(
    `Every month has four or five ${weekdayName(weekdays[0]!)}s.`,
    `Say which of them: \`1st ${short}\`, \`2nd and 4th ${short}\`, \`last ${short}\`; or leave out the month.`,
  )
}

function datesByWeek({ dates }: Extract<Days, { kind: 'dates' }>) {
  const numbers = dates.map(shortOrdinal).join(' and ')
  return badHours(
    `${quote(numbers)} has no weekday.`,
    `Write \`${numbers} of the month\` for days of the month, or add a weekday, such as \`2nd Thu\`.`,
  )
}

function ambiguous({ ordinal, weekday }: NthWeekday) {
  const [number, day] = [shortOrdinal(ordinal), shortNameOf(weekday)]
  const interval = ordinal === 2 ? `every other ${day}` : `every ${ordinal} weeks ${day}`
  return badHours(
    `\`every ${number} ${day}\` can mean two things.`,
    `Write \`${number} ${day} of the month\`, or \`${interval}\` with a \`from\`.`,
  )
}
