import type { Rule } from '../rule.ts'
import { wholeSchedules } from './whole-schedules.ts'

export const scheduleWithoutDay: Rule = {
  code: 'schedule-without-day',
  severity: 'warning',
  means: 'A schedule repeats every week or month, but does not say on which day.',
  *record(context) {
    for (const { value, at } of wholeSchedules(context)) {
      const { freq, interval = 1 } = value
      // Every other week needs a date to count from, which gives the day as well.
      if (freq === undefined || interval > 1) continue
      if (DAY_FIELDS.some((name) => value[name] !== undefined)) continue
      yield {
        message: `\`freq\` is \`${freq}\`, but nothing says on which day.`,
        hint: `${freq === 'WEEKLY' ? 'Add the weekdays, such as `byday: TU`' : 'Add the day, such as `byday: 2TH` for the second Thursday or `bymonthday: 15`'}; or add \`dtstart:\` with the date of any day on which it meets.`,
        place: at('freq'),
      }
    }
  },
}

/** Every field that can give the day, in figures or in words. */
export const DAY_FIELDS = [
  'byday',
  'bymonthday',
  'byyearday',
  'byweekno',
  'dtstart',
  'description',
  'notes',
  'schedule_link',
] as const
