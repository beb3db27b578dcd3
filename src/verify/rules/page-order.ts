import { type Rule, STANDARD } from '../rule.ts'
import { type ListSurvey, type Survey, askedFor, idsOf } from '../survey.ts'
import { type Page, listsOf, soundPage } from './pages.ts'

export const pageOrder: Rule = {
  id: 'page-order',
  severity: 'fail',
  means: 'A page that is asked for again holds other items, or in another order.',
  basis: {
    says: 'Pages divide a list, so that whoever reads them one by one gets every item once.',
    where: STANDARD.compliance,
  },
  probe: (survey, ask) =>
    Promise.all(
      listsOf(survey)
        .filter(({ pages }) => pages.length > 0)
        .map(({ list: { endpoint } }) =>
          ask({ endpoint, path: `${endpoint.path}?page=1`, page: 1 }),
        ),
    ),
  *judge(survey) {
    for (const { list } of listsOf(survey)) {
      const again = shuffledPage(survey, list)
      if (!again) continue
      yield {
        exchange: again.exchange,
        path: ['contents'],
        message: 'The first page, asked for again, holds other items or another order.',
        hint: 'Sort the list by something that stays, and by id where that is the same.',
      }
    }
  },
}

/** The first page when it was asked for again, if it was not the same. */
export function shuffledPage(survey: Survey, { endpoint, pages }: ListSurvey): Page | undefined {
  const first = pages[0] && soundPage(pages[0])
  const asked = askedFor(survey, 'page-order').find((exchange) => exchange.endpoint === endpoint)
  const again = asked && soundPage(asked)
  if (!first || !again || first.page_number !== again.page_number) return undefined
  // A list that has grown meanwhile is not to blame.
  if (first.total_items !== again.total_items) return undefined
  return idsOf(first.exchange).join() === idsOf(again.exchange).join() ? undefined : again
}
