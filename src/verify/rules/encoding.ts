import { listOf } from '../endpoint.ts'
import { isAnswer } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { askedFor } from '../survey.ts'

const services = listOf('services')

export const encoding: Rule = {
  id: 'encoding',
  severity: 'warn',
  means: 'An answer is compressed although nobody asked for that.',
  basis: {
    says: 'The official validator cannot read what is compressed without its asking.',
    where: STANDARD.tool,
  },
  async probe({ isFolder }, ask) {
    const headers = { 'accept-encoding': 'identity' }
    if (!isFolder) await ask({ endpoint: services, path: services.path, headers })
  },
  *judge(survey) {
    for (const exchange of askedFor(survey, 'encoding').filter(isAnswer)) {
      const sent = exchange.reply.headers.get('content-encoding') ?? 'identity'
      if (sent.toLowerCase() === 'identity') continue
      yield {
        exchange,
        value: sent,
        message: 'The answer is compressed although that was not asked for.',
        hint: 'Compress only where the header Accept-Encoding of the request allows it.',
      }
    }
  },
}
