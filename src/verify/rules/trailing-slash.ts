import { ROOT } from '../endpoint.ts'
import { type Exchange, documentOf, isAnswer } from '../exchange.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type Survey, askedFor } from '../survey.ts'
import { listsOf } from './pages.ts'

export const trailingSlash: Rule = {
  id: 'trailing-slash',
  severity: 'warn',
  means: 'An address with a slash at its end, or the base address without one, is another one.',
  basis: {
    says: 'The base address is asked as it was typed, and lists also with a slash before the question mark.',
    where: STANDARD.tool,
  },
  async probe(survey, ask) {
    const last = listsOf(survey).flatMap(({ list: { endpoint }, pages }) => {
      const page = pages.at(-1)?.exchange.page
      return page === undefined ? [] : [{ endpoint, path: `${endpoint.path}/?page=${page}`, page }]
    })
    const isBelow = new URL(survey.base).pathname !== '/'
    const root = isBelow ? [{ endpoint: ROOT, path: survey.base }] : []
    await Promise.all([...root, ...last].map(ask))
  },
  *judge(survey) {
    for (const exchange of askedFor(survey, 'trailing-slash').filter(isAnswer)) {
      const twin = twinOf(exchange, survey)
      if (!twin || isAlike(exchange, twin)) continue
      const isRoot = exchange.endpoint === ROOT
      yield {
        exchange,
        value: exchange.reply.status,
        message: isRoot
          ? 'The base address without a slash at its end is not answered with the root.'
          : 'With a slash before the question mark, the page is not answered as without.',
        hint: 'Let a slash at the end of a path make no difference.',
      }
    }
  },
}

/** The same question as it is usually put. */
function twinOf({ endpoint, page }: Exchange, survey: Survey): Exchange | undefined {
  const { collection } = endpoint
  return collection ? survey.lists[collection].pages.find((one) => one.page === page) : survey.root
}

/** Whether two answers are of the same document, which may have grown meanwhile. */
function isAlike(exchange: Exchange, twin: Exchange): boolean {
  const [a, b] = [documentOf(exchange), documentOf(twin)]
  return !b || (a !== undefined && ['version', 'page_number'].every((name) => a[name] === b[name]))
}
