import { listOf } from '../endpoint.ts'
import { type Answer, type Exchange, asObject, documentOf, isAnswer, itemsOf } from '../exchange.ts'
import type { Found } from '../finding.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type Survey, askedFor } from '../survey.ts'
import { listsOf, strayPages } from './pages.ts'

/** How far beyond the last page there is nothing even in a list that has grown meanwhile. */
const FAR = 1000
const services = listOf('services')
/** What no list can answer with a page. */
const NONSENSE = ['page=0', 'page=abc', 'per_page=0']

export const pageRange: Rule = {
  id: 'page-range',
  severity: 'warn',
  means: 'A page that does not exist is answered with items, or with an error of the server.',
  basis: {
    says: 'Beyond the last page there is an empty page, or an error that says so in JSON.',
    where: STANDARD.ours,
  },
  async probe(survey, ask) {
    const beyond = listsOf(survey).map(async ({ list: { endpoint }, pages: [first] }) => {
      if (!first) return
      const askPage = (page: number) =>
        ask({ endpoint, path: `${endpoint.path}?page=${page}`, page })
      const next = await askPage(first.total_pages + 1)
      if (hasItems(next)) await askPage(first.total_pages + FAR)
    })
    const isThere = survey.lists.services.pages.some((page) => itemsOf(page))
    const nonsense = NONSENSE.map((query) =>
      ask({ endpoint: services, path: `${services.path}?${query}` }),
    )
    await Promise.all([...beyond, ...(isThere ? nonsense : [])])
  },
  *judge(survey) {
    for (const exchange of askedFor(survey, 'page-range').filter(isAnswer))
      yield* exchange.page === undefined ? crashed(exchange) : beyondTheLast(exchange, survey)
  },
}

function* crashed(exchange: Answer): Generator<Found> {
  if (exchange.reply.status < 500) return
  yield {
    exchange,
    value: exchange.reply.status,
    message: 'A number of pages or items that makes no sense ends in an error of the server.',
    hint: 'Answer it with status 400 and a JSON object that says what is wrong, or with the first page.',
  }
}

function* beyondTheLast(exchange: Answer, survey: Survey): Generator<Found> {
  const { collection } = exchange.endpoint
  // A feed that does not look at the number of the page has a rule of its own.
  if (!collection || [...strayPages(survey.lists[collection])].length > 0) return
  const { status, json } = exchange.reply
  const isRefused = status >= 400 && status < 500
  if ((isRefused && asObject(json)) || itemsOf(exchange)?.length === 0) return
  yield {
    exchange,
    value: status,
    message: isRefused
      ? 'A page beyond the last is refused with an answer that is not JSON.'
      : 'A page beyond the last is answered as if there were one.',
    hint: 'Answer with an empty page, or with status 404 and a JSON object that says so.',
  }
}

const hasItems = (exchange: Exchange) => (itemsOf(exchange)?.length ?? 0) > 0

export const endlessPages: Rule = {
  id: 'endless-pages',
  severity: 'fail',
  means: 'The pages of a list never end: there are items on whatever page is asked for.',
  basis: {
    says: 'total_pages and last_page tell where a list ends.',
    where: STANDARD.schema,
  },
  eclipses: true,
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const [first] = pages
      const beyond = askedFor(survey, 'page-range').filter(
        ({ endpoint, page }) => endpoint === list.endpoint && page !== undefined,
      )
      const far = beyond[1]
      const isEndless = beyond.every(
        (exchange) => hasItems(exchange) && documentOf(exchange)?.page_number === exchange.page,
      )
      if (!first || !far || !isEndless) continue
      yield {
        exchange: far,
        value: far.page,
        message: 'The pages of this list never end.',
        hint: 'Count the pages in total_pages, set last_page on the last one, and publish nothing beyond it.',
      }
    }
  },
}
