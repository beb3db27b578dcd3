import { type Answer, isAnswer } from '../exchange.ts'
import { lists } from '../endpoint.ts'
import { type Rule, STANDARD } from '../rule.ts'
import type { Survey } from '../survey.ts'
import { isLogin } from './hops.ts'

export const sameAnswer: Rule = {
  id: 'same-answer',
  severity: 'fail',
  means: 'Whatever is asked for, the answer is the same.',
  basis: { says: 'Each endpoint answers with a document of its own.', where: STANDARD.api },
  eclipses: true,
  *judge(survey) {
    const body = commonBody(survey)
    if (body === undefined) return
    for (const exchange of survey.exchanges.filter(isAnswer))
      if (bodyOf(exchange) === body)
        yield {
          exchange,
          value: exchange.reply.text ?? exchange.reply.json,
          message: 'Every address is answered alike.',
          hint: 'Check the base address: this is perhaps a web site, which shows its page whatever is asked for.',
        }
  },
}

/** What the root and every list that must be there have in common, if they are all the same. */
function commonBody({ root, lists: surveyed }: Survey): string | undefined {
  const firsts = lists
    .filter(({ level }) => level !== 'optional')
    .map(({ collection }) => surveyed[collection].pages[0])
  // That of a page for signing in is another matter.
  if (isLogin(root)) return undefined
  const bodies = [root, ...firsts].map((exchange) =>
    exchange && isAnswer(exchange) && exchange.reply.status === 200 ? bodyOf(exchange) : undefined,
  )
  return new Set(bodies).size === 1 ? bodies[0] : undefined
}

const bodyOf = ({ reply: { json, text } }: Answer) => text ?? JSON.stringify(json)
