import { addDays, weekdayIn } from '../../../times/calendar/calendar-date.ts'
import { type Weekday, weekdayName } from '../../../hsds/weekdays.ts'
import { weekFrom } from '../../../times/calendar/weekday.ts'
import type { Written } from '../../../record/schema/written.ts'
import type { Rule } from '../rule.ts'
import { parseByday } from '../../../times/byday.ts'

/** A schedule of every other week or month has no date to count from, or one that two weeks could be counted from. */
export const intervalWithoutAnchor: Rule = {
  code: 'interval-without-anchor',
  severity: 'warning',
  means: 'A schedule of every other week or month does not count from a day on which it meets.',
  objects: {
    *schedule(schedule, at) {
      const { freq, interval = 1, dtstart } = schedule
      if (freq === undefined || interval < 2) return
      const days = weekdaysOf(schedule)
      if (dtstart === undefined)
        yield {
          message: `\`interval\` is ${interval}, but nothing says from which ${freq === 'WEEKLY' ? 'week' : 'month'} to count.`,
          hint: `Add the date of any day on which it meets, ${days.length > 0 ? `such as \`dtstart: ${exampleOn(days)}\`` : 'as `dtstart:`'}.`,
          place: at('interval'),
        }
      else if (days.length > 0 && !isOneLeft(days, schedule))
        yield {
          message: `It counts from ${dtstart}, a ${weekdayName(weekdayIn(dtstart))}, which is not one of its days.`,
          hint: `Write the date of a day on which it meets, such as \`dtstart: ${exampleOn(days, dtstart)}\`.`,
          place: at('dtstart'),
        }
    },
  },
}

/** The weekdays of a weekly schedule; none when they cannot be read. */
function weekdaysOf({ freq, byday = '' }: Written<'schedule'>): readonly Weekday[] {
  const days = freq === 'WEEKLY' ? (parseByday(byday) ?? []) : []
  return days.some(({ ordinal }) => ordinal !== undefined) ? [] : days.map(({ weekday }) => weekday)
}

/** Whether the week of `dtstart` has one of the days left. If not, the first meeting could be in that week or the next. */
function isOneLeft(days: readonly Weekday[], { dtstart = '', wkst = 'MO' }: Written<'schedule'>) {
  const week = weekFrom(wkst)
  return week.slice(week.indexOf(weekdayIn(dtstart))).some((day) => days.includes(day))
}

/** The first of the days on or after a date. */
function exampleOn(days: readonly Weekday[], from = '2026-01-05'): string {
  for (let date = from; ; date = addDays(date, 1)) if (days.includes(weekdayIn(date))) return date
}
