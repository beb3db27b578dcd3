import { quote } from '../../../text/quote.ts'
import { weekdayName } from '../../../hsds/weekdays.ts'
import type { Rule } from '../rule.ts'
import { parseByday } from '../../../times/byday.ts'

/** By RFC 5545 (section 3.3.10) it is every such day of the month, for which people write a weekly schedule. */
export const monthlyWithoutOrdinal: Rule = {
  code: 'monthly-without-ordinal',
  severity: 'error',
  means: 'A monthly schedule has a weekday, and does not say which one of the month.',
  objects: {
    *schedule({ freq, byday, bymonthday }, at) {
      // With days of the month, a weekday is a condition: Friday the 13th.
      if (freq !== 'MONTHLY' || byday === undefined || bymonthday !== undefined) return
      const bare = parseByday(byday)?.find(({ ordinal }) => ordinal === undefined)
      if (!bare) return
      const { weekday } = bare
      const name = weekdayName(weekday)
      yield {
        message: `\`freq\` is \`MONTHLY\` and \`byday\` is ${quote(byday)}, which is every ${name} of the month.`,
        hint: `For the first ${name} write \`byday: 1${weekday}\`, for the second \`byday: 2${weekday}\`, for the last \`byday: -1${weekday}\`. For every ${name} write \`freq: WEEKLY\`.`,
        place: at('byday'),
      }
    },
  },
}
