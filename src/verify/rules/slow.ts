import { endpoints } from '../endpoint.ts'
import { isAnswer } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { expected } from './answers.ts'

const SECOND = 1000
/** From here on the official validator mentions it, and from there on it asks no longer. */
const [SLOW, TOO_SLOW] = [5 * SECOND, 30 * SECOND]

export const slow: Rule = {
  id: 'slow',
  severity: 'warn',
  means: 'An endpoint takes more than five seconds for an answer, on the mean.',
  basis: {
    says: 'Answers that take more than five seconds are told of, and after thirty nobody waits.',
    where: STANDARD.tool,
  },
  *judge(survey) {
    if (survey.isFolder) return
    for (const endpoint of endpoints) {
      const asked = expected(survey)
        .filter(isAnswer)
        .filter((exchange) => exchange.endpoint === endpoint)
        .sort((a, b) => b.reply.ms - a.reply.ms)
      const [slowest] = asked
      const mean = asked.reduce((sum, { reply }) => sum + reply.ms, 0) / asked.length
      const isTooSlow = slowest !== undefined && slowest.reply.ms > TOO_SLOW
      if (!slowest || (mean <= SLOW && !isTooSlow)) continue
      yield {
        exchange: slowest,
        value: `${(slowest.reply.ms / SECOND).toFixed(1)} s`,
        message: isTooSlow
          ? 'An answer takes more than thirty seconds.'
          : 'Answers take more than five seconds on the mean.',
        hint: 'Make fewer items a page, or keep finished answers ready.',
        ...(isTooSlow && { severity: 'fail' as const }),
      }
    }
  },
}
