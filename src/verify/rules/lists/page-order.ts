import { type Rule, SOURCES } from '../../feed-rule.ts'
import { type ListSurvey, type Survey, idsOf, probesOf } from '../../survey/survey.ts'
import { type Page, listsOf, validPage } from './page.ts'

export const pageOrder: Rule = {
  id: 'page-order',
  severity: 'fail',
  means: 'A page that is requested again has other items, or another order.',
  basis: {
    says: 'Pages divide a list, so that a client that reads them in turn gets every item once.',
    where: SOURCES.compliance,
  },
  probe: (survey, request) =>
    Promise.all(
      listsOf(survey)
        .filter(({ pages }) => pages.length > 0)
        .map(({ list: { endpoint } }) =>
          request({ endpoint, path: `${endpoint.path}?page=1`, page: 1 }),
        ),
    ),
  *judge(survey) {
    for (const { list } of listsOf(survey)) {
      const again = shuffledPage(survey, list)
      if (!again) continue
      yield {
        exchange: again.exchange,
        path: ['contents'],
        message: 'The first page, requested again, has other items or another order.',
        hint: 'Sort the list by a field that does not change, and by id where that is equal.',
      }
    }
  },
}

/** The second response for the first page, if it differs from the first response. */
export function shuffledPage(survey: Survey, { endpoint, pages }: ListSurvey): Page | undefined {
  const first = pages[0] && validPage(pages[0])
  const probe = probesOf(survey, 'page-order').find((exchange) => exchange.endpoint === endpoint)
  const again = probe && validPage(probe)
  if (!first || !again || first.page_number !== again.page_number) return undefined
  // The list may have grown between the two requests.
  if (first.total_items !== again.total_items) return undefined
  return idsOf(first.exchange).join() === idsOf(again.exchange).join() ? undefined : again
}
