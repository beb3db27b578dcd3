import { type Rule, SOURCES } from '../../feed-rule.ts'
import { endpoints } from '../../survey/endpoint.ts'
import { expectedAnswers } from './expected.ts'

const SECOND = 1000
/** The official validator mentions responses that take longer than `SLOW`, and gives up after `TOO_SLOW`. */
const [SLOW, TOO_SLOW] = [5 * SECOND, 30 * SECOND]

export const slow: Rule = {
  id: 'slow',
  severity: 'warn',
  means: 'The responses of an endpoint take more than five seconds on average.',
  basis: {
    says: 'Responses that take more than five seconds are reported, and after thirty seconds the validator gives up.',
    where: SOURCES.tool,
  },
  *judge(survey) {
    if (survey.isFolder) return
    for (const endpoint of endpoints) {
      const answers = expectedAnswers(survey)
        .filter((exchange) => exchange.endpoint === endpoint)
        .sort((a, b) => b.reply.ms - a.reply.ms)
      const [slowest] = answers
      const mean = answers.reduce((sum, { reply }) => sum + reply.ms, 0) / answers.length
      const isTooSlow = slowest !== undefined && slowest.reply.ms > TOO_SLOW
      if (!slowest || (mean <= SLOW && !isTooSlow)) continue
      yield {
        exchange: slowest,
        value: `${(slowest.reply.ms / SECOND).toFixed(1)} s`,
        message: isTooSlow
          ? 'A response takes more than thirty seconds.'
          : 'Responses take more than five seconds on average.',
        hint: 'Publish fewer items on a page, or cache finished responses.',
        ...(isTooSlow && { severity: 'fail' as const }),
      }
    }
  },
}
