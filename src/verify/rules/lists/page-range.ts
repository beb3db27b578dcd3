import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { listOf } from '../../survey/endpoint.ts'
import { type Answer, asObject, isAnswer, itemsOf } from '../../survey/exchange.ts'
import { type Survey, probesOf } from '../../survey/survey.ts'
import { misnumberedPages } from './page-ignored.ts'
import { listsOf } from './page.ts'

/** So far beyond the last page that a list which grows during the check does not reach it. */
const FAR = 1000
const services = listOf('services')
const INVALID = ['page=0', 'page=abc', 'per_page=0']

export const pageRange: Rule = {
  id: 'page-range',
  severity: 'warn',
  means: 'A page that does not exist has items, or causes a server error.',
  basis: {
    says: 'Beyond the last page there is an empty page, or an error in JSON.',
    where: SOURCES.ours,
  },
  async probe(survey, request) {
    const beyond = listsOf(survey).map(async ({ list: { endpoint }, pages: [first] }) => {
      if (!first) return
      const requestPage = (page: number) =>
        request({ endpoint, path: `${endpoint.path}?page=${page}`, page })
      const next = await requestPage(first.total_pages + 1)
      if (itemsOf(next)?.length) await requestPage(first.total_pages + FAR)
    })
    const hasServices = survey.lists.services.pages.some((page) => itemsOf(page))
    const invalid = INVALID.map((query) =>
      request({ endpoint: services, path: `${services.path}?${query}` }),
    )
    await Promise.all([...beyond, ...(hasServices ? invalid : [])])
  },
  *judge(survey) {
    for (const exchange of probesOf(survey, 'page-range').filter(isAnswer))
      yield* exchange.page === undefined ? invalidNumber(exchange) : beyondTheLast(exchange, survey)
  },
}

function* invalidNumber(exchange: Answer): Generator<Occurrence> {
  if (exchange.reply.status < 500) return
  yield {
    exchange,
    value: exchange.reply.status,
    message: 'An invalid value of page or per_page causes a server error.',
    hint: 'Respond with status 400 and a JSON object that says what is wrong, or with the first page.',
  }
}

function* beyondTheLast(exchange: Answer, survey: Survey): Generator<Occurrence> {
  const { collection } = exchange.endpoint
  // A feed that ignores the page number breaks another rule.
  if (!collection || [...misnumberedPages(survey.lists[collection])].length > 0) return
  const { status, json } = exchange.reply
  const isRefused = status >= 400 && status < 500
  if ((isRefused && asObject(json)) || itemsOf(exchange)?.length === 0) return
  yield {
    exchange,
    value: status,
    message: isRefused
      ? 'A page beyond the last is refused, but not in JSON.'
      : 'A page beyond the last is neither empty nor refused.',
    hint: 'Respond with an empty page, or with status 404 and a JSON object that says so.',
  }
}
