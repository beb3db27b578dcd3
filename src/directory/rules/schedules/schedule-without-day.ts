import type { Written } from '../../../record/schema/written.ts'
import type { Rule } from '../rule.ts'

export const scheduleWithoutDay: Rule = {
  code: 'schedule-without-day',
  severity: 'warning',
  means: 'A schedule repeats every week or month, but does not say on which day.',
  objects: {
    *schedule(schedule, at) {
      const { freq, interval = 1 } = schedule
      // Every other week needs a date to count from, which gives the day as well.
      if (freq === undefined || interval > 1 || hasOnlyFreq(schedule)) return
      if (DAY_FIELDS.some((name) => schedule[name] !== undefined)) return
      yield {
        message: `\`freq\` is \`${freq}\`, but nothing says on which day.`,
        hint: `${freq === 'WEEKLY' ? 'Add the weekdays, such as `byday: TU`' : 'Add the day, such as `byday: 2TH` for the second Thursday or `bymonthday: 15`'}; or add \`dtstart:\` with the date of any day on which it meets.`,
        place: at('freq'),
      }
    },
  },
}

/** The other fields may be in the next entry (`torn-entry`), or the schedule says no time at all. */
const hasOnlyFreq = (schedule: Written<'schedule'>) =>
  Object.keys(schedule).every((name) => name === 'freq' || name === 'id')

/** Every field that can give the day, in figures or in words. */
const DAY_FIELDS = [
  'byday',
  'bymonthday',
  'byyearday',
  'byweekno',
  'dtstart',
  'description',
  'notes',
  'schedule_link',
] as const
