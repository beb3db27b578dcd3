import type { Answered } from '../../client/reply.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { documentOf } from '../../survey/exchange.ts'
import { expectedAnswers } from './expected.ts'
import { leadsToLogin } from './redirects.ts'

export const jsonBody: Rule = {
  id: 'json-body',
  severity: 'fail',
  means: 'A response is not a JSON object in UTF-8.',
  basis: { says: 'A feed returns JSON.', where: SOURCES.compliance },
  *judge(survey) {
    for (const exchange of expectedAnswers(survey)) {
      const { status, text, json, encoding } = exchange.reply
      if (status !== 200 || (documentOf(exchange) && !encoding) || leadsToLogin(exchange)) continue
      yield {
        exchange,
        value: text ?? json,
        message: messageFor(exchange.reply),
        hint: 'Respond with one JSON object in UTF-8, and nothing before or after it.',
      }
    }
  },
}

function messageFor({ encoding, json, text = '' }: Answered): string {
  if (encoding === 'bom')
    return 'The response begins with a byte order mark, which JSON must not have.'
  if (encoding === 'not-utf8') return 'The response is not UTF-8.'
  if (json !== undefined) return 'The response is JSON, but not an object.'
  return /^\s*</.test(text)
    ? 'The response is a web page, not JSON.'
    : 'The response is not JSON, or only a part of it.'
}

export const jsonType: Rule = {
  id: 'json-type',
  severity: 'warn',
  means: 'The Content-Type of a response is not application/json.',
  basis: { says: 'A feed returns JSON.', where: SOURCES.compliance },
  *judge(survey) {
    for (const exchange of expectedAnswers(survey)) {
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
