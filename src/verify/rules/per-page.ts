import { type Exchange, isAnswer, itemsOf } from '../exchange.ts'
import type { Found } from '../finding.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { askedFor } from '../survey.ts'
import { type Page, listsOf, soundPage, strayPages } from './pages.ts'
import { wrongTotals } from './totals.ts'

const HINT = 'Honour the parameter `per_page` on every page.'

export const perPage: Rule = {
  id: 'per-page',
  severity: 'fail',
  means: 'Pages do not hold as many items as per_page asks for.',
  basis: { says: 'per_page sets how many items a page has.', where: STANDARD.api },
  probe: (survey, ask) =>
    Promise.all(
      listsOf(survey).map(async ({ list: { endpoint }, pages: [usual] }) => {
        const size = usual && sizeFor(usual)
        if (!size) return
        const askPage = (page: number) =>
          ask({ endpoint, path: `${endpoint.path}?per_page=${size}&page=${page}`, page })
        const total = soundPage(await askPage(1))?.total_pages ?? 1
        const others = new Set([Math.ceil(total / 2), total].filter((page) => page > 1))
        await Promise.all([...others].map(askPage))
      }),
    ),
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const [usual] = pages
      const size = usual && sizeFor(usual)
      const asked = askedFor(survey, 'per-page').filter(
        ({ endpoint }) => endpoint === list.endpoint,
      )
      const [first] = asked
      if (!size || !first || !isAnswer(first)) continue
      const length = itemsOf(first)?.length
      if (length !== size) {
        const message = `The page does not hold as many items as per_page asks for.`
        yield { exchange: first, path: ['contents'], value: length, message, hint: HINT }
        continue
      }
      // What is wrong with every page has rules of its own.
      const isUsual = wrongTotals(list, pages) || [...strayPages(list)].length > 0
      if (!isUsual) for (const exchange of asked) yield* wrongPage(exchange, usual, size)
    }
  },
  *untested(survey) {
    for (const { list, pages } of listsOf(survey))
      if (pages[0] && pages[0].contents.length > 0 && !sizeFor(pages[0]))
        yield { endpoint: list.endpoint, why: 'There is only one item, which fits on any page.' }
  },
}

/** A number of items that a page does not have anyway, and that needs more pages than one. */
const sizeFor = ({ total_items, contents }: Page): number | undefined =>
  [5, 3, 1].find((size) => size < total_items && size !== contents.length)

function* wrongPage(exchange: Exchange, usual: Page, size: number): Generator<Found> {
  const asked = exchange.page ?? 1
  const { total_items } = usual
  const total_pages = Math.ceil(total_items / size)
  const length = asked < total_pages ? size : total_items - (total_pages - 1) * size
  const page = soundPage(exchange)
  const wrong = !page
    ? { path: [], value: undefined, message: 'A page is not answered with per_page.' }
    : page.total_pages !== total_pages
      ? {
          path: ['total_pages'],
          value: page.total_pages,
          message: 'total_pages does not count the pages that per_page makes.',
        }
      : page.page_number !== asked
        ? {
            path: ['page_number'],
            value: page.page_number,
            message: 'Another page than the one that was asked for is answered with per_page.',
          }
        : page.contents.length !== length
          ? {
              path: ['contents'],
              value: page.contents.length,
              message: 'A later page does not hold as many items as per_page asks for.',
            }
          : undefined
  if (wrong) yield { exchange, ...wrong, hint: HINT }
}
