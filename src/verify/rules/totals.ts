import type { Found } from '../finding.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type ListSurvey, idsOf } from '../survey.ts'
import { shuffledPage } from './page-order.ts'
import { type Page, listsOf, strayPages } from './pages.ts'

export const pageTotals: Rule = {
  id: 'page-totals',
  severity: 'fail',
  means: 'The totals of a list do not agree with its pages.',
  basis: {
    says: 'total_items counts the items of all pages, and total_pages the pages that they need.',
    where: STANDARD.schema,
  },
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const wrong = wrongTotals(list, pages)
      if (wrong) yield wrong
    }
  },
}

/** What is wrong with the totals of a list, where its pages can tell. */
export function wrongTotals(list: ListSurvey, pages: readonly Page[]): Found | undefined {
  const [first] = pages
  const last = pages.find(({ page_number, total_pages }) => page_number === total_pages)
  if (!first || [...strayPages(list)].length > 0) return undefined
  const changed = pages.find(({ total_items }) => total_items !== first.total_items)
  if (changed)
    return {
      exchange: changed.exchange,
      path: ['total_items'],
      value: changed.total_items,
      message: 'total_items is another number than on the first page.',
      hint: 'Count the items of all pages, on every page.',
    }
  const isNone = first.total_items === 0 && first.contents.length === 0
  if (isNone || countOf(pages) === first.total_items) return undefined
  return {
    exchange: first.exchange,
    path: ['total_items'],
    value: first.total_items,
    message: last
      ? 'total_items is not the number of items on all pages.'
      : 'The last page is not there, although total_pages names it.',
    hint: 'Set total_items to the number of all items, and total_pages to the pages that they need.',
  }
}

/** How many items a list has by its pages; those that were not asked for are as long as the first. */
function countOf(pages: readonly Page[]): number {
  const [first] = pages as readonly [Page, ...Page[]]
  const hasLast = pages.some(({ page_number }) => page_number === first.total_pages)
  const seen = pages.reduce((sum, { contents }) => sum + contents.length, 0)
  return hasLast ? seen + (first.total_pages - pages.length) * first.contents.length : NaN
}

export const uniqueIds: Rule = {
  id: 'unique-ids',
  severity: 'fail',
  means: 'A list names the same id twice.',
  basis: { says: 'An id stands for one record of its kind.', where: STANDARD.schema },
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      // Pages that come in another order each time repeat items, too.
      if ([...strayPages(list)].length > 0 || shuffledPage(survey, list)) continue
      const seen = new Set<string>()
      for (const { exchange } of pages)
        for (const [index, id] of idsOf(exchange).entries()) {
          if (seen.has(id))
            yield {
              exchange,
              path: ['contents', index, 'id'],
              value: id,
              message: 'The id stands in the list twice.',
              hint: 'List every record once, and give every record an id of its own.',
            }
          seen.add(id)
        }
    }
  },
}
