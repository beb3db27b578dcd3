import { type Rule, SOURCES } from '../../feed-rule.ts'
import { lists } from '../../survey/endpoint.ts'
import { type Answer, isAnswer } from '../../survey/exchange.ts'
import type { Survey } from '../../survey/survey.ts'
import { leadsToLogin } from './redirects.ts'

export const sameAnswer: Rule = {
  id: 'same-answer',
  severity: 'fail',
  means: 'All requests have the same response.',
  basis: { says: 'Each endpoint has a document of its own.', where: SOURCES.api },
  eclipses: true,
  *judge(survey) {
    const body = commonBody(survey)
    if (body === undefined) return
    for (const exchange of survey.exchanges.filter(isAnswer))
      if (bodyOf(exchange) === body)
        yield {
          exchange,
          value: exchange.reply.text ?? exchange.reply.json,
          message: 'Every address has the same response.',
          hint: 'Check the base address. It may be that of a web site which shows the same page at every address.',
        }
  },
}

/** The body of the root and of every required list, if they are all equal. */
function commonBody({ root, lists: surveys }: Survey): string | undefined {
  const firstPages = lists
    .filter(({ level }) => level !== 'optional')
    .map(({ collection }) => surveys[collection].pages[0])
  // A page for signing in breaks another rule.
  if (leadsToLogin(root)) return undefined
  const bodies = [root, ...firstPages].map((exchange) =>
    exchange && isAnswer(exchange) && exchange.reply.status === 200 ? bodyOf(exchange) : undefined,
  )
  return new Set(bodies).size === 1 ? bodies[0] : undefined
}

const bodyOf = ({ reply: { json, text } }: Answer) => text ?? JSON.stringify(json)
