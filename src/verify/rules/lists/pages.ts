import type { Occurrence } from '../../report/finding.ts'
import { type Rule, SOURCES } from '../../feed-rule.ts'
import { documentOf } from '../../survey/exchange.ts'
import { PAGE_FIELDS, type Page, listsOf, numberedPages } from './page.ts'

export const pageFields: Rule = {
  id: 'page-fields',
  severity: 'fail',
  means: 'A page of a list lacks one of its eight fields, or a field has another type.',
  basis: { says: 'Lists come in pages with totals, flags and contents.', where: SOURCES.schema },
  *judge(survey) {
    for (const { pages } of Object.values(survey.lists))
      for (const exchange of pages) {
        const document = documentOf(exchange)
        if (!document) continue
        for (const [name, { isValid, type }] of Object.entries(PAGE_FIELDS)) {
          const value = document[name]
          if (isValid(value)) continue
          const message =
            value === undefined ? `The page has no ${name}.` : `The ${name} is not ${type}.`
          const hint = `Give every page \`${name}\`, ${type}.`
          yield { exchange, path: [name], value, message, hint }
        }
      }
  },
}

export const pageFlags: Rule = {
  id: 'page-flags',
  severity: 'fail',
  means: 'A page is wrongly marked as the first, the last or an empty one.',
  basis: {
    says: 'first_page, last_page and empty agree with the numbers of the page.',
    where: SOURCES.schema,
  },
  *judge(survey) {
    for (const page of numberedPages(survey)) {
      const { exchange, page_number, total_pages, contents } = page
      // Another page than the requested one has a rule of its own.
      if (page_number !== (exchange.page ?? 1)) continue
      yield* wrongFlag(page, 'first_page', page_number === 1)
      yield* wrongFlag(page, 'last_page', total_pages === 0 || page_number === total_pages)
      yield* wrongFlag(page, 'empty', contents.length === 0)
    }
  },
}

function* wrongFlag(
  page: Page,
  name: 'first_page' | 'last_page' | 'empty',
  right: boolean,
): Generator<Occurrence> {
  const { exchange, [name]: value } = page
  if (value === right) return
  yield {
    exchange,
    path: [name],
    value,
    message: `${name} is ${value}, and should be ${right} by the numbers of the page.`,
    hint: `Set ${name} from page_number, total_pages and contents.`,
  }
}

export const pageSize: Rule = {
  id: 'page-size',
  severity: 'fail',
  means: 'The size of a page is not the number of its items.',
  basis: { says: 'size counts the items of this page.', where: SOURCES.schema },
  *judge(survey) {
    for (const { exchange, size, contents } of numberedPages(survey))
      if (size !== contents.length)
        yield {
          exchange,
          path: ['size'],
          value: size,
          message: 'size is not the number of items on the page.',
          hint: 'Count the items on the page itself, not those that it has room for.',
        }
  },
}

export const emptyList: Rule = {
  id: 'empty-list',
  severity: 'warn',
  means: 'A list has no items.',
  basis: {
    says: 'A list without items cannot be tested, and is reported.',
    where: SOURCES.tool,
  },
  *judge(survey) {
    for (const { list, pages } of listsOf(survey)) {
      const [first] = pages
      if (first && list.endpoint.level !== 'optional' && first.contents.length === 0)
        yield {
          exchange: first.exchange,
          path: ['contents'],
          value: first.contents,
          message: 'The list is empty, so that its records cannot be tested.',
          hint: 'Publish at least one record.',
        }
    }
  },
}
