import { WEEKDAYS, type Weekday } from '../../../hsds/weekdays.ts'
import { type Time, resolveTimes } from '../clauses/am-pm.ts'
import { DAY, NOON, formatTime, inHalf } from '../../calendar/clock.ts'
import { addDays } from '../../calendar/calendar-date.ts'
import type { NoteRule } from './rule-in-note.ts'
import { type Days, type HoursSchedule, decodeDays, encodeDays } from '../hours-schedule.ts'
import type { Times } from '../clauses/times.ts'

/** What an entry and its note probably mean together; nothing where that is not clear. */
export function correctedByNote(
  { clauses, isNegative }: NoteRule,
  schedule: HoursSchedule,
): readonly HoursSchedule[] | undefined {
  const { days, times, part, season } = clauses
  // `1st Sat of the month` is `1st Sat`.
  const isMonthly = clauses.rhythm?.unit === 'month' && clauses.rhythm.interval === 1
  const rhythm = isMonthly && days && days.kind !== 'weekdays' ? undefined : clauses.rhythm
  if (days && times && !rhythm && !season && !isNegative) {
    const resolved = resolveTimes({ ...times, part })
    return resolved.problem ? undefined : onSomeDays(days, inFigures(resolved), schedule)
  }
  if ([days, times, part, rhythm, season].filter(Boolean).length !== 1) return undefined
  if (times) return isNegative ? withBreak(times, schedule) : undefined
  if (season && !isNegative) {
    const { from, to } = season
    return [{ ...schedule, ...(from && { valid_from: from }), ...(to && { valid_to: to }) }]
  }
  const was = decodeDays(schedule)
  if (was.kind !== 'weekdays' || schedule.interval) return undefined
  const [first] = was.weekdays as [Weekday]
  if (rhythm?.unit === 'month')
    return [onDays(schedule, { kind: 'nth', nth: [{ ordinal: 1, weekday: first }] })]
  if (rhythm && !isNegative)
    return [
      { ...schedule, interval: rhythm.interval, dtstart: addDays(MONDAY, WEEKDAYS.indexOf(first)) },
    ]
  const kept = days && keptDays(days, was.weekdays, isNegative)
  return kept && [onDays(schedule, kept)]
}

/** An example of a date to count from. */
const MONDAY = '2026-01-05'

function onDays(schedule: HoursSchedule, days: Days): HoursSchedule {
  return { ...schedule, freq: days.kind === 'weekdays' ? 'WEEKLY' : 'MONTHLY', ...encodeDays(days) }
}

const inFigures = ({ opens, closes }: { readonly opens: number; readonly closes: number }) => ({
  opens_at: formatTime(opens),
  closes_at: formatTime(Math.min(closes, DAY - 1)),
})

/** Two entries where some weekdays of one have other times. */
export function onSomeDays(
  days: Days,
  times: Partial<Pick<HoursSchedule, 'opens_at' | 'closes_at'>>,
  schedule: HoursSchedule,
): readonly HoursSchedule[] | undefined {
  const was = decodeDays(schedule)
  if (days.kind !== 'weekdays' || was.kind !== 'weekdays') return undefined
  const others = was.weekdays.filter((day) => !days.weekdays.includes(day))
  if (others.length + days.weekdays.length !== was.weekdays.length || others.length === 0)
    return undefined
  return [
    onDays(schedule, { kind: 'weekdays', weekdays: others }),
    onDays({ ...schedule, ...times }, days),
  ]
}

/** The weekdays of an entry that a note leaves: `1st Sat only`, `not Wed`. */
function keptDays(days: Days, weekdays: readonly Weekday[], isNegative: boolean): Days | undefined {
  if (days.kind === 'weekdays') {
    const kept = weekdays.filter((day) => days.weekdays.includes(day) !== isNegative)
    return kept.length > 0 ? { kind: 'weekdays', weekdays: kept } : undefined
  }
  if (days.kind === 'once') return undefined
  const [weekday] = weekdays as [Weekday]
  const named = days.kind === 'dates' ? days.dates : days.nth.map(({ ordinal }) => ordinal)
  const isOther = days.kind === 'nth' && days.nth.some((nth) => nth.weekday !== weekday)
  if (weekdays.length > 1 || isOther || named.some((ordinal) => ordinal > 5)) return undefined
  // Without the last one, some months have four and some have three.
  if (isNegative && named.includes(-1)) return undefined
  const kept = isNegative ? [1, 2, 3, 4, 5].filter((ordinal) => !named.includes(ordinal)) : named
  return { kind: 'nth', nth: kept.map((ordinal) => ({ ordinal, weekday })) }
}

/** The entries before and after a break. */
function withBreak({ from, to }: Times, schedule: HoursSchedule) {
  const { opens_at, closes_at } = schedule
  const start = readingsOf(from).find((time) => opens_at < time && time < closes_at)
  const end = readingsOf(to).find((time) => start && start < time && time < closes_at)
  return start && end
    ? [
        { ...schedule, closes_at: start },
        { ...schedule, opens_at: end },
      ]
    : undefined
}

const readingsOf = ({ minutes, isAmbiguous }: Time): readonly string[] =>
  (isAmbiguous || minutes < NOON ? [inHalf(minutes, 'am'), inHalf(minutes, 'pm')] : [minutes]).map(
    formatTime,
  )
