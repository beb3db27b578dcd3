import { type Rule, SOURCES } from '../../feed-rule.ts'
import { ROOT } from '../../survey/endpoint.ts'
import { type Exchange, documentOf, isAnswer } from '../../survey/exchange.ts'
import { type Survey, probesOf } from '../../survey/survey.ts'
import { listsOf } from '../lists/page.ts'

export const trailingSlash: Rule = {
  id: 'trailing-slash',
  severity: 'warn',
  means: 'A list with a trailing slash, or the base address without one, has another response.',
  basis: {
    says: 'The base address is requested as it was typed, and lists also with a slash before the question mark.',
    where: SOURCES.tool,
  },
  async probe(survey, request) {
    const last = listsOf(survey).flatMap(({ list: { endpoint }, pages }) => {
      const page = pages.at(-1)?.exchange.page
      return page === undefined ? [] : [{ endpoint, path: `${endpoint.path}/?page=${page}`, page }]
    })
    const isBelow = new URL(survey.base).pathname !== '/'
    const root = isBelow ? [{ endpoint: ROOT, path: survey.base }] : []
    await Promise.all([...root, ...last].map(request))
  },
  *judge(survey) {
    for (const exchange of probesOf(survey, 'trailing-slash').filter(isAnswer)) {
      const usual = usualExchange(exchange, survey)
      if (!usual || isSameDocument(exchange, usual)) continue
      yield {
        exchange,
        value: exchange.reply.status,
        message:
          exchange.endpoint === ROOT
            ? 'The base address without a trailing slash does not return the root.'
            : 'With a slash before the question mark, the response is not the same page.',
        hint: 'Treat a path with a trailing slash like the path without.',
      }
    }
  },
}

/** The exchange of the survey for the same document. */
function usualExchange({ endpoint, page }: Exchange, survey: Survey): Exchange | undefined {
  const { collection } = endpoint
  return collection ? survey.lists[collection].pages.find((one) => one.page === page) : survey.root
}

/** Whether two responses are the same document, which may have grown between them. */
function isSameDocument(exchange: Exchange, usual: Exchange): boolean {
  const [a, b] = [documentOf(exchange), documentOf(usual)]
  return !b || (a !== undefined && ['version', 'page_number'].every((name) => a[name] === b[name]))
}
