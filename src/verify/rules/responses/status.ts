import { type Rule, SOURCES } from '../../feed-rule.ts'
import { type Answer, type Exchange, isAnswer } from '../../survey/exchange.ts'
import { surveyExchanges } from '../../survey/survey.ts'
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

export const optionalMissing: Rule = {
  id: 'optional-missing',
  severity: 'info',
  means: 'An endpoint that a feed may do without does not exist.',
  basis: {
    says: 'The newest edition adds a list of organizations, which a feed need not have.',
    where: SOURCES.api,
  },
  *judge(survey) {
    for (const exchange of surveyExchanges(survey))
      if (exchange.endpoint.level === 'optional' && isAnswer(exchange) && isMissing(exchange))
        yield {
          exchange,
          value: exchange.reply.status,
          message: 'This endpoint does not exist. A feed may do without it.',
          hint: `Serve ${exchange.endpoint.path}, so that others can read who provides the services.`,
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
