import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { isAnswer } from '../../survey/exchange.ts'
import { type ListSurvey, idsOf, probesOf } from '../../survey/survey.ts'
import { listsOf, validPage, validPagesOf } from './page.ts'

const HINT = 'Honour the parameter `page`, counted from 1.'

export const pageIgnored: Rule = {
  id: 'page-ignored',
  severity: 'fail',
  means: 'The response is another page than the requested one.',
  basis: {
    says: 'The parameter page selects a page, and pages do not repeat.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const { list } of listsOf(survey)) yield* misnumberedPages(list)
    for (const exchange of probesOf(survey, 'page-order').filter(isAnswer)) {
      const number = validPage(exchange)?.page_number
      if (number === 1) continue
      const message = 'A request for page 1 does not return the first page.'
      yield { exchange, value: number ?? exchange.reply.status, message, hint: HINT }
    }
  },
}

/** Pages with another number than the requested one, or with the items of an earlier page. */
export function* misnumberedPages(list: ListSurvey): Generator<Occurrence> {
  const seen = new Map<string, number>()
  for (const { exchange, page_number } of validPagesOf(list)) {
    const requested = exchange.page ?? 1
    const ids = idsOf(exchange).join()
    const before = seen.get(ids)
    if (page_number !== requested) {
      const message = 'The response is another page than the requested one.'
      yield { exchange, path: ['page_number'], value: page_number, message, hint: HINT }
    } else if (before !== undefined && ids !== '') {
      const message = 'Different pages have the same items.'
      yield { exchange, path: ['contents'], value: `as page ${before}`, message, hint: HINT }
    } else seen.set(ids, requested)
  }
}
