import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { type Exchange, isAnswer, itemsOf } from '../../survey/exchange.ts'
import { probesOf } from '../../survey/survey.ts'
import { misnumberedPages } from './page-ignored.ts'
import { type Page, listsOf, validPage } from './page.ts'
import { wrongTotals } from './totals.ts'

const HINT = 'Honour the parameter `per_page` on every page.'

export const perPage: Rule = {
  id: 'per-page',
  severity: 'fail',
  means: 'Pages do not have the number of items that per_page asks for.',
  basis: { says: 'per_page sets the number of items on a page.', where: SOURCES.api },
  probe: (survey, request) =>
    Promise.all(
      listsOf(survey).map(async ({ list: { endpoint }, pages: [usual] }) => {
        const size = usual && sizeFor(usual)
        if (!size) return
        const requestPage = (page: number) =>
          request({ endpoint, path: `${endpoint.path}?per_page=${size}&page=${page}`, page })
        const total = validPage(await requestPage(1))?.total_pages ?? 1
        const others = new Set([Math.ceil(total / 2), total].filter((page) => page > 1))
        await Promise.all([...others].map(requestPage))
      }),
    ),
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const [usual] = pages
      const size = usual && sizeFor(usual)
      const probes = probesOf(survey, 'per-page').filter(
        ({ endpoint }) => endpoint === list.endpoint,
      )
      const [first] = probes
      if (!size || !first || !isAnswer(first)) continue
      const length = itemsOf(first)?.length
      if (length !== size) {
        const message = 'The page does not have the number of items that per_page asks for.'
        yield { exchange: first, path: ['contents'], value: length, message, hint: HINT }
        continue
      }
      // Other rules report mistakes that pages of the usual size have as well.
      const isUsual = wrongTotals(list, pages) || [...misnumberedPages(list)].length > 0
      if (!isUsual) for (const exchange of probes) yield* wrongPage(exchange, usual, size)
    }
  },
  *untested(survey) {
    for (const { list, pages } of listsOf(survey))
      if (pages[0] && pages[0].contents.length > 0 && !sizeFor(pages[0]))
        yield { endpoint: list.endpoint, why: 'There is only one item, which fits on any page.' }
  },
}

/** A page size that differs from the usual one and needs more than one page. */
const sizeFor = ({ total_items, contents }: Page): number | undefined =>
  [5, 3, 1].find((size) => size < total_items && size !== contents.length)

/** Reports the first mistake of a page that was requested with `per_page`. */
function* wrongPage(exchange: Exchange, usual: Page, size: number): Generator<Occurrence> {
  const page = validPage(exchange)
  if (!page) {
    yield {
      exchange,
      path: [],
      message: 'A request with per_page does not return a page.',
      hint: HINT,
    }
    return
  }
  const requested = exchange.page ?? 1
  const { total_items } = usual
  const totalPages = Math.ceil(total_items / size)
  const isLast = requested >= totalPages
  const expected = [
    [
      'total_pages',
      page.total_pages,
      totalPages,
      'total_pages does not count the pages of this size.',
    ],
    [
      'page_number',
      page.page_number,
      requested,
      'With per_page, the response is another page than the requested one.',
    ],
    [
      'contents',
      page.contents.length,
      isLast ? total_items - (totalPages - 1) * size : size,
      'A later page does not have the number of items that per_page asks for.',
    ],
  ] as const
  const wrong = expected.find(([, actual, right]) => actual !== right)
  if (!wrong) return
  const [name, value, , message] = wrong
  yield { exchange, path: [name], value, message, hint: HINT }
}
