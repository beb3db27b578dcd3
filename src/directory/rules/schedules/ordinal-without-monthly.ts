import type { Rule } from '../rule.ts'
import { parseByday } from '../../../times/byday.ts'

/** RFC 5545 (section 3.3.10) allows a number before a weekday in a monthly schedule only. */
export const ordinalWithoutMonthly: Rule = {
  code: 'ordinal-without-monthly',
  severity: 'error',
  means: 'A weekday has a number although the schedule is not monthly.',
  objects: {
    *schedule({ byday, freq }, at) {
      if (byday === undefined || freq === 'MONTHLY') return
      if (!parseByday(byday)?.some(({ ordinal }) => ordinal !== undefined)) return
      yield {
        message: `\`byday\` is \`${byday}\`: a number before a weekday counts within the month, but this schedule is not monthly.`,
        hint: 'Write `freq: MONTHLY`, or delete the number.',
        place: at('byday'),
      }
    },
  },
}
