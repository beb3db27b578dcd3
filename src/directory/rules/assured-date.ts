import { catalogue } from '../../diagnostics/catalogue.ts'
import type { Rule } from './rule.ts'

/** A record of this kind cannot have been checked before or after. Checks have no clock, so this is all they can say. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099]

/** The day of the last check is in a year that only a typing error gives. */
export const assuredDate: Rule = {
  code: 'out-of-range',
  ...catalogue['out-of-range'],
  objects: {
    *service({ assured_date }, at) {
      const year = Number(assured_date?.slice(0, 4))
      if (assured_date === undefined || (year >= FIRST_YEAR && year <= LAST_YEAR)) return
      yield {
        message: `\`assured_date\` is ${assured_date}, but no record was checked in the year ${year}.`,
        hint: 'Write the day of the last check, such as `assured_date: 2026-10-01`.',
        place: at('assured_date'),
      }
    },
  },
}
