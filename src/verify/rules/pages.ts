import { type Answer, type Exchange, documentOf, isAnswer } from '../exchange.ts'
import { lists } from '../endpoint.ts'
import type { Found } from '../finding.ts'
import { type Rule, STANDARD } from '../rule.ts'
import { type ListSurvey, type Survey, askedFor, idsOf } from '../survey.ts'

/** A page whose fields are of the right types, so that their values can be compared. */
export interface Page {
  readonly exchange: Answer
  readonly total_items: number
  readonly total_pages: number
  readonly page_number: number
  readonly size: number
  readonly first_page: boolean
  readonly last_page: boolean
  readonly empty: boolean
  readonly contents: readonly unknown[]
}

const isWhole = (value: unknown) => Number.isInteger(value) && (value as number) >= 0
const isFlag = (value: unknown) => typeof value === 'boolean'

const FIELDS: Readonly<Record<string, readonly [test: (value: unknown) => boolean, says: string]>> =
  {
    total_items: [isWhole, 'a whole number'],
    total_pages: [isWhole, 'a whole number'],
    page_number: [isWhole, 'a whole number'],
    size: [isWhole, 'a whole number'],
    first_page: [isFlag, 'true or false'],
    last_page: [isFlag, 'true or false'],
    empty: [isFlag, 'true or false'],
    contents: [Array.isArray, 'an array'],
  }

/** A page, if it is in order. */
export function soundPage(exchange: Exchange): Page | undefined {
  const document = documentOf(exchange)
  const isSound = document && Object.entries(FIELDS).every(([name, [test]]) => test(document[name]))
  return isSound ? { ...(document as unknown as Page), exchange: exchange as Answer } : undefined
}

const soundPages = (pages: readonly Exchange[]): readonly Page[] =>
  pages.flatMap((exchange) => soundPage(exchange) ?? [])

/** The pages of a list that are in order. */
const pagesOf = ({ pages }: ListSurvey): readonly Page[] => soundPages(pages)

/** Every page that was asked for by its number, those of another size included. */
const numberedPages = (survey: Survey): readonly Page[] => [
  ...listsOf(survey).flatMap(({ pages }) => pages),
  ...soundPages(askedFor(survey, 'per-page')),
]

/** Every list with its sound pages. */
export const listsOf = (survey: Survey) =>
  lists.map(({ collection }) => {
    const list = survey.lists[collection]
    return { list, pages: pagesOf(list) }
  })

export const pageFields: Rule = {
  id: 'page-fields',
  severity: 'fail',
  means: 'A page of a list lacks one of its eight fields, or one is of another type.',
  basis: { says: 'Lists come in pages with totals, flags and contents.', where: STANDARD.schema },
  *judge(survey) {
    for (const { pages } of Object.values(survey.lists))
      for (const exchange of pages) {
        const document = documentOf(exchange)
        if (!document) continue
        for (const [name, [test, says]] of Object.entries(FIELDS)) {
          const value = document[name]
          if (test(value)) continue
          const message =
            value === undefined ? `The page has no ${name}.` : `The ${name} is not ${says}.`
          yield {
            exchange,
            path: [name],
            value,
            message,
            hint: `Give every page \`${name}\`, ${says}.`,
          }
        }
      }
  },
}

export const pageFlags: Rule = {
  id: 'page-flags',
  severity: 'fail',
  means: 'A page says wrongly that it is the first, the last, or empty.',
  basis: {
    says: 'first_page, last_page and empty tell what the numbers of the page tell.',
    where: STANDARD.schema,
  },
  *judge(survey) {
    for (const page of numberedPages(survey)) {
      const { exchange, page_number, total_pages, contents } = page
      // A page that is another one than was asked for tells nothing.
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
): Generator<Found> {
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
  basis: { says: 'size counts the items of this page.', where: STANDARD.schema },
  *judge(survey) {
    for (const { exchange, size, contents } of numberedPages(survey))
      if (size !== contents.length)
        yield {
          exchange,
          path: ['size'],
          value: size,
          message: 'size is not the number of items on the page.',
          hint: 'Count the items of the page itself, not those that a page can hold.',
        }
  },
}

export const emptyList: Rule = {
  id: 'empty-list',
  severity: 'warn',
  means: 'A list has nothing in it.',
  basis: {
    says: 'A list without items cannot be tested, and is told as such.',
    where: STANDARD.tool,
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

export const pageIgnored: Rule = {
  id: 'page-ignored',
  severity: 'fail',
  means: 'Another page than the one that was asked for is answered.',
  basis: {
    says: 'The parameter page picks a page, and pages do not repeat.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const { list } of listsOf(survey)) yield* strayPages(list)
    for (const exchange of askedFor(survey, 'page-order').filter(isAnswer))
      if (soundPage(exchange)?.page_number !== 1)
        yield {
          exchange,
          value: soundPage(exchange)?.page_number ?? exchange.reply.status,
          message: 'The first page is not answered when it is asked for by its number.',
          hint: HINT,
        }
  },
}

const HINT = 'Honour the parameter `page`, counted from 1.'

/** Pages with another number than the one asked for, or with the items of the page before. */
export function* strayPages(list: ListSurvey): Generator<Found> {
  const seen = new Map<string, number>()
  for (const { exchange, page_number } of pagesOf(list)) {
    const asked = exchange.page ?? 1
    const ids = idsOf(exchange).join()
    const before = seen.get(ids)
    if (page_number !== asked) {
      const message = `Another page than the one that was asked for is answered.`
      yield { exchange, path: ['page_number'], value: page_number, message, hint: HINT }
    } else if (before !== undefined && ids !== '') {
      const message = 'Different pages hold the same items.'
      yield { exchange, path: ['contents'], value: `as page ${before}`, message, hint: HINT }
    } else seen.set(ids, asked)
  }
}
