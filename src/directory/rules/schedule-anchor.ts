import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { addDays, weekdayIn } from '../../record/hours/date.ts'
import { type Weekday, nameOf } from '../../record/hours/weekday.ts'
import type { Written } from '../../record/schema/written.ts'
import type { ObjectRule } from './rule.ts'

/** A schedule names no day, neither in figures nor in words. */
export const scheduleWithoutDay: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check(schedule, at) {
    const { freq, interval = 1 } = schedule
    // Every other week needs a day to count from, which says as well when it is.
    if (freq === undefined || interval > 1 || isAlone(schedule)) return
    if (WHEN.some((name) => schedule[name] !== undefined)) return
    yield {
      code: 'schedule-without-day',
      message: `\`freq\` is \`${freq}\`, and nothing says on which day.`,
      hint: `${freq === 'WEEKLY' ? 'Add the weekdays, such as `byday: TU`' : 'Add the day, such as `byday: 2TH` for the second Thursday or `bymonthday: 15`'}; or add \`dtstart:\` with the date of any day on which it meets.`,
      place: at('freq'),
    }
  },
}

/** Where nothing else stands there, the rest stands in the next entry, or nothing is promised. */
const isAlone = (schedule: Written<'schedule'>) =>
  Object.keys(schedule).every((name) => name === 'freq' || name === 'id')

/** All fields that can say on which day it is. */
const WHEN = [
  'byday',
  'bymonthday',
  'byyearday',
  'byweekno',
  'dtstart',
  'description',
  'notes',
  'schedule_link',
] as const

/** Every other week or month is counted from no day, or from one that could belong to either of two weeks. */
export const intervalWithoutAnchor: ObjectRule<'schedule'> = {
  entity: 'schedule',
  *check(schedule, at) {
    const { freq, interval = 1, dtstart } = schedule
    if (freq === undefined || interval < 2) return
    const days = weekdaysOf(schedule)
    if (dtstart === undefined)
      yield {
        code: 'interval-without-anchor',
        message: `\`interval\` is ${interval}, and nothing says from which ${freq === 'WEEKLY' ? 'week' : 'month'} to count.`,
        hint: `Add the date of any day on which it meets, ${days.length > 0 ? `such as \`dtstart: ${exampleOn(days)}\`` : 'as `dtstart:`'}.`,
        place: at('interval'),
      }
    else if (days.length > 0 && isOver(days, schedule))
      yield {
        code: 'interval-without-anchor',
        message: `It is counted from ${dtstart}, a ${nameOf(weekdayIn(dtstart))}, which is none of its days.`,
        hint: `Write the date of a day on which it meets, such as \`dtstart: ${exampleOn(days, dtstart)}\`.`,
        place: at('dtstart'),
      }
  },
}

/** The days of a schedule that goes by weeks, where they can be read. */
function weekdaysOf({ freq, byday = '' }: Written<'schedule'>): readonly Weekday[] {
  const days = byday.split(',')
  return freq === 'WEEKLY' && days.every(isWeekday) ? days : []
}

const isWeekday = (text: string): text is Weekday => WEEKDAYS.some((day) => day === text)

/** Whether the week in which the counting starts has none of the days left: did the first week have a meeting? */
function isOver(days: readonly Weekday[], { dtstart = '', wkst = 'MO' }: Written<'schedule'>) {
  const first = WEEKDAYS.indexOf(wkst)
  const week = [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)]
  const left = week.slice(week.indexOf(weekdayIn(dtstart)))
  return !left.some((day) => days.includes(day))
}

/** The first of such days on or after a date. */
function exampleOn(days: readonly Weekday[], from = '2026-01-05'): string {
  for (let date = from; ; date = addDays(date, 1)) if (days.includes(weekdayIn(date))) return date
}
