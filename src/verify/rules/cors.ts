import { isAnswer } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'

const HEADER = 'access-control-allow-origin'

export const cors: Rule = {
  id: 'cors',
  severity: 'fail',
  means: 'Web pages of others may not read an answer of the feed.',
  basis: {
    says: 'Every response carries Access-Control-Allow-Origin with a star, errors and redirects included.',
    where: STANDARD.compliance,
  },
  *judge({ exchanges, base }) {
    for (const exchange of exchanges) {
      if (!isAnswer(exchange) || !exchange.url.startsWith(base)) continue
      if (exchange.endpoint.level === 'optional' && exchange.reply.status !== 200) continue
      const { headers, hops } = exchange.reply
      const wrong = [...hops.map((hop) => hop.headers), headers].find(
        (sent) => sent.get(HEADER) !== '*',
      )
      if (!wrong) continue
      yield {
        exchange,
        ...(wrong.has(HEADER) && { value: wrong.get(HEADER) }),
        message: 'The answer does not let the web pages of others read it.',
        hint: 'Send the header `Access-Control-Allow-Origin: *` with every answer, errors and redirects included.',
      }
    }
  },
}
