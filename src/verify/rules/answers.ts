import { type Answer, type Exchange, documentOf, isAnswer } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type Survey, surveyed } from '../survey.ts'
import { isLogin, leadsOut } from './hops.ts'

/** What every feed is asked, but not the two endpoints that it need not have, unless it has them. */
export const expected = (survey: Survey): readonly Exchange[] =>
  surveyed(survey).filter(
    ({ endpoint, reply }) =>
      endpoint.level !== 'optional' || (reply.kind === 'answered' && reply.status === 200),
  )

const answered = (survey: Survey): readonly Answer[] => expected(survey).filter(isAnswer)

const REASONS = {
  unreachable: 'The connection failed before the whole answer had come.',
  timeout: 'There was no whole answer within the time limit.',
  'too-large': 'The answer is larger than 8 MiB, and was not read further.',
  'too-deep': 'The answer is nested deeper than 100 levels, and was not looked at.',
  'too-many': 'The answer has more than a million values, and was not looked at.',
  'too-much':
    'All answers up to here have more values than are looked at; nothing more was asked, and the feed was not judged whole.',
  redirect: 'The address leads in circles.',
}
const REMEDIES = {
  unreachable: 'See in the logs of the server why it broke off.',
  timeout: 'Make the answer faster, for clients give up after half a minute.',
  'too-large': 'Publish fewer items on a page.',
  'too-deep': 'Nest in a record what belongs to it, and end there.',
  'too-many': 'Publish fewer items on a page.',
  'too-much': 'Publish fewer items on a page, and in each what the standard knows.',
  redirect: 'Answer at the address itself.',
}

export const noAnswer: Rule = {
  id: 'no-answer',
  severity: 'fail',
  means: 'A request was not answered to its end.',
  basis: {
    says: 'A feed answers every endpoint at its own base address.',
    where: STANDARD.profile,
  },
  *judge(survey) {
    for (const exchange of survey.exchanges) {
      const { reply, endpoint } = exchange
      const isElsewhere = !exchange.url.startsWith(survey.base)
      if (reply.kind === 'answered' || reply.why === 'not-asked') continue
      const isOfAll = reply.why === 'too-much'
      if (!isOfAll && (endpoint.level === 'optional' || isElsewhere)) continue
      if (isLogin(exchange) || leadsOut(exchange, survey.base) !== undefined) continue
      yield {
        // What was not asked for may be what a feed has to have.
        exchange: isOfAll ? survey.root : exchange,
        value: reply.detail,
        message: REASONS[reply.why],
        hint: REMEDIES[reply.why],
      }
    }
  },
}

export const endpointMissing: Rule = {
  id: 'endpoint-missing',
  severity: 'fail',
  means: 'One of the nine endpoints does not exist.',
  basis: {
    says: 'Endpoints have the names of the standard.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const exchange of answered(survey)) {
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

/** An answer that asks who one is. */
const isGuarded = (exchange: Exchange) =>
  isLogin(exchange) || (isAnswer(exchange) && [401, 403].includes(exchange.reply.status))

export const anonymous: Rule = {
  id: 'anonymous',
  severity: 'fail',
  means: 'A request without a name or a key is refused.',
  basis: {
    says: 'Anybody may read a feed, without a key or a password.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const exchange of expected(survey))
      if (isGuarded(exchange))
        yield {
          exchange,
          value: exchange.reply.hops[0]?.to ?? (isAnswer(exchange) ? exchange.reply.status : ''),
          message: 'The feed wants to know who asks.',
          hint: 'Let everybody read it without a key, a password or a cookie.',
        }
  },
}

export const status: Rule = {
  id: 'status',
  severity: 'fail',
  means: 'A document that must be there is not answered with status 200.',
  basis: { says: 'Every endpoint answers 200 OK.', where: STANDARD.compliance },
  *judge(survey) {
    for (const exchange of answered(survey)) {
      if (exchange.reply.status === 200 || isMissing(exchange) || isGuarded(exchange)) continue
      const isDetail = exchange.endpoint.kind === 'detail'
      yield {
        exchange,
        value: exchange.reply.status,
        message: isDetail
          ? 'A record that a list names is not answered with status 200.'
          : 'The answer does not have status 200.',
        hint: isDetail
          ? 'Answer every id of the list with its record, or take it out of the list.'
          : 'See in the logs of the server what went wrong.',
      }
    }
  },
}

export const jsonBody: Rule = {
  id: 'json-body',
  severity: 'fail',
  means: 'An answer is not a JSON object in UTF-8.',
  basis: { says: 'A feed returns JSON.', where: STANDARD.compliance },
  *judge(survey) {
    for (const exchange of answered(survey)) {
      const { status, text, json, encoding } = exchange.reply
      if (status !== 200 || (documentOf(exchange) && !encoding) || isLogin(exchange)) continue
      yield {
        exchange,
        value: text ?? json,
        message: encoding
          ? MARKED[encoding]
          : json === undefined
            ? notJson(text ?? '')
            : 'The answer is JSON, but not an object.',
        hint: 'Answer with one JSON object in UTF-8, and nothing before or after it.',
      }
    }
  },
}

const MARKED = {
  bom: 'The answer begins with a byte order mark, which JSON must not have.',
  'not-utf8': 'The answer is not UTF-8.',
}

const notJson = (text: string) =>
  /^\s*</.test(text)
    ? 'The answer is a web page, not JSON.'
    : 'The answer is not JSON, or only a part of it.'

export const jsonType: Rule = {
  id: 'json-type',
  severity: 'warn',
  means: 'The Content-Type of an answer is not application/json.',
  basis: { says: 'A feed returns JSON.', where: STANDARD.compliance },
  *judge(survey) {
    for (const exchange of answered(survey)) {
      const type = exchange.reply.headers.get('content-type')
      if (!documentOf(exchange) || /^application\/json\s*(?:;|$)/i.test(type ?? '')) continue
      yield {
        exchange,
        value: type,
        message: 'The Content-Type is not application/json.',
        hint: 'Send the header `Content-Type: application/json; charset=utf-8`.',
        ...(/^text\/html\b/i.test(type ?? '') && { severity: 'fail' as const }),
      }
    }
  },
}
