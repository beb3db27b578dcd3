import { type Rule, SOURCES } from '../../feed-rule.ts'
import { documentOf, itemsOf } from '../../survey/exchange.ts'
import { probesOf } from '../../survey/survey.ts'
import { listsOf } from './page.ts'

export const endlessPages: Rule = {
  id: 'endless-pages',
  severity: 'fail',
  means: 'The pages of a list never end: every page number has items.',
  basis: {
    says: 'total_pages and last_page say where a list ends.',
    where: SOURCES.schema,
  },
  eclipses: true,
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const beyond = probesOf(survey, 'page-range').filter(
        ({ endpoint, page }) => endpoint === list.endpoint && page !== undefined,
      )
      // There is a second probe only where the first one has items.
      const far = beyond[1]
      const isEndless = beyond.every(
        (exchange) =>
          (itemsOf(exchange)?.length ?? 0) > 0 &&
          documentOf(exchange)?.page_number === exchange.page,
      )
      if (pages.length === 0 || !far || !isEndless) continue
      yield {
        exchange: far,
        value: far.page,
        message: 'The pages of this list never end.',
        hint: 'Count the pages in total_pages, set last_page on the last one, and publish nothing beyond it.',
      }
    }
  },
}
