import { type Rule, SOURCES } from '../../feed-rule.ts'
import { listOf } from '../../survey/endpoint.ts'
import { isAnswer } from '../../survey/exchange.ts'
import { probesOf } from '../../survey/survey.ts'

const services = listOf('services')

export const encoding: Rule = {
  id: 'encoding',
  severity: 'fail',
  means: 'A response is compressed although the client does not accept that.',
  basis: {
    says: 'The official validator cannot read a response that is compressed without its request.',
    where: SOURCES.tool,
  },
  async probe({ isFolder }, request) {
    const headers = { 'accept-encoding': 'identity' }
    if (!isFolder) await request({ endpoint: services, path: services.path, headers })
  },
  *judge(survey) {
    for (const exchange of probesOf(survey, 'encoding').filter(isAnswer)) {
      const sent = exchange.reply.headers.get('content-encoding') ?? 'identity'
      if (sent.toLowerCase() === 'identity') continue
      yield {
        exchange,
        value: sent,
        message: 'The response is compressed although the request does not accept that.',
        hint: 'Compress only where the header Accept-Encoding of the request allows it.',
      }
    }
  },
}
