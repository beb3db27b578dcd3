import type { Rule } from '../rule.ts'

/** RFC 5545 (section 3.3.10) allows `bymonthday` in a monthly schedule only. */
export const monthDayWithWeekly: Rule = {
  code: 'month-day-with-weekly',
  severity: 'error',
  means: 'A schedule that is not monthly has days of the month.',
  objects: {
    *schedule({ bymonthday, freq }, at) {
      if (bymonthday === undefined || freq === 'MONTHLY') return
      yield {
        message: '`bymonthday` counts days of the month, but this schedule is not monthly.',
        hint: 'Write `freq: MONTHLY`, or use `byday` for weekdays.',
        place: at('bymonthday'),
      }
    },
  },
}
