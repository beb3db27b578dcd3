import { type Rule, SOURCES } from '../../feed-rule.ts'
import { type Answer, type Exchange, isAnswer } from '../../survey/exchange.ts'
import { expected, expectedAnswers } from './expected.ts'
import { leadsToLogin } from './redirects.ts'

export const endpointMissing: Rule = {
  id: 'endpoint-missing',
  severity: 'fail',
  means: 'One of the nine endpoints does not exist.',
  basis: {
    says: 'Endpoints have the names of the standard.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const exchange of expectedAnswers(survey)) {
      if (!isMissing(exchange)) continue
      yield {
        exchange,
        value: exchange.reply.status,
        message: 'This endpoint does not exist.',
        hint: `Serve ${exchange.endpoint.path} below the base address.`,
      }
    }
  },
}

const isMissing = ({ endpoint, page, reply }: Answer) =>
  (reply.status === 404 || reply.status === 410) &&
  (endpoint.kind === 'root' || (endpoint.kind === 'list' && page === 1))

const isGuarded = (exchange: Exchange) =>
  leadsToLogin(exchange) || (isAnswer(exchange) && [401, 403].includes(exchange.reply.status))

export const anonymous: Rule = {
  id: 'anonymous',
  severity: 'fail',
  means: 'A request without credentials is refused.',
  basis: {
    says: 'Anybody may read a feed, without a key or a password.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const exchange of expected(survey))
      if (isGuarded(exchange))
        yield {
          exchange,
          value: exchange.reply.hops[0]?.to ?? (isAnswer(exchange) ? exchange.reply.status : ''),
          message: 'The feed asks for credentials.',
          hint: 'Let everybody read it without a key, a password or a cookie.',
        }
  },
}

export const status: Rule = {
  id: 'status',
  severity: 'fail',
  means: 'A required document does not have status 200.',
  basis: { says: 'Every endpoint responds with 200 OK.', where: SOURCES.compliance },
  *judge(survey) {
    for (const exchange of expectedAnswers(survey)) {
      if (exchange.reply.status === 200 || isMissing(exchange) || isGuarded(exchange)) continue
      const isDetail = exchange.endpoint.kind === 'detail'
      yield {
        exchange,
        value: exchange.reply.status,
        message: isDetail
          ? 'The record of an id on the list does not have status 200.'
          : 'The response does not have status 200.',
        hint: isDetail
          ? 'Serve the record of every id on the list, or remove the id from the list.'
          : 'See the logs of the server for the reason.',
      }
    }
  },
}
