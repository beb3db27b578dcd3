import type { ObjectRule } from './rule.ts'

/** The first and the last year in which anybody can have checked a record of this kind. */
const [FIRST, LAST] = [2000, 2099]

/** The day of the last check lies where only a misprint can put it. There is no clock, so that much is all we know. */
export const assuredDate: ObjectRule<'service'> = {
  entity: 'service',
  *check({ assured_date }, at) {
    const year = Number(assured_date?.slice(0, 4))
    if (assured_date === undefined || (year >= FIRST && year <= LAST)) return
    yield {
      code: 'out-of-range',
      message: `\`assured_date\` is ${assured_date}, and nobody can have checked the record in the year ${year}.`,
      hint: 'Write the day on which somebody last checked the record, such as `assured_date: 2026-10-01`.',
      place: at('assured_date'),
    }
  },
}
