import { type Rule, SOURCES } from '../../feed-rule.ts'
import { isAnswer } from '../../survey/exchange.ts'

const HEADER = 'access-control-allow-origin'

export const cors: Rule = {
  id: 'cors',
  severity: 'fail',
  means: 'Web pages of other origins may not read a response.',
  basis: {
    says: 'Every response has Access-Control-Allow-Origin with an asterisk, errors and redirects included.',
    where: SOURCES.compliance,
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
        message: 'The response does not allow web pages of other origins to read it.',
        hint: 'Send the header `Access-Control-Allow-Origin: *` with every response, errors and redirects included.',
      }
    }
  },
}
