import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import type { ListSurvey } from '../../survey/survey.ts'
import { misnumberedPages } from './page-ignored.ts'
import { type Page, listsOf } from './page.ts'

export const pageTotals: Rule = {
  id: 'page-totals',
  severity: 'fail',
  means: 'The totals of a list do not agree with its pages.',
  basis: {
    says: 'total_items counts the items of all pages, and total_pages counts the pages.',
    where: SOURCES.schema,
  },
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const wrong = wrongTotals(list, pages)
      if (wrong) yield wrong
    }
  },
}

/** What is wrong with the totals of a list; `undefined` where they are right or its pages cannot tell. */
export function wrongTotals(list: ListSurvey, pages: readonly Page[]): Occurrence | undefined {
  const [first] = pages
  const last = pages.find(({ page_number, total_pages }) => page_number === total_pages)
  if (!first || [...misnumberedPages(list)].length > 0) return undefined
  const changed = pages.find(({ total_items }) => total_items !== first.total_items)
  if (changed)
    return {
      exchange: changed.exchange,
      path: ['total_items'],
      value: changed.total_items,
      message: 'total_items differs from that of the first page.',
      hint: 'Count the items of all pages, on every page.',
    }
  const isEmpty = first.total_items === 0 && first.contents.length === 0
  if (isEmpty || countItems(pages) === first.total_items) return undefined
  return {
    exchange: first.exchange,
    path: ['total_items'],
    value: first.total_items,
    message: last
      ? 'total_items is not the number of items on all pages.'
      : 'The last page that total_pages names does not exist.',
    hint: 'Set total_items to the number of all items, and total_pages to the number of pages.',
  }
}

/** The number of items by the pages; those that were not fetched count as many as the first. NaN without the last page. */
function countItems(pages: readonly Page[]): number {
  const [first] = pages as readonly [Page, ...Page[]]
  const hasLast = pages.some(({ page_number }) => page_number === first.total_pages)
  const fetched = pages.reduce((sum, { contents }) => sum + contents.length, 0)
  return hasLast ? fetched + (first.total_pages - pages.length) * first.contents.length : NaN
}
