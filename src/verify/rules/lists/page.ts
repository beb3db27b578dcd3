import { lists } from '../../survey/endpoint.ts'
import { type Answer, type Exchange, documentOf } from '../../survey/exchange.ts'
import { type ListSurvey, type Survey, probesOf } from '../../survey/survey.ts'

/** A page whose fields have the right types, so that their values can be compared. */
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

interface PageField {
  readonly isValid: (value: unknown) => boolean
  /** As in "The size is not …". */
  readonly type: string
}

const count: PageField = {
  isValid: (value) => Number.isInteger(value) && (value as number) >= 0,
  type: 'a whole number',
}
const flag: PageField = { isValid: (value) => typeof value === 'boolean', type: 'true or false' }
const list: PageField = { isValid: Array.isArray, type: 'an array' }

export const PAGE_FIELDS: Readonly<Record<string, PageField>> = {
  total_items: count,
  total_pages: count,
  page_number: count,
  size: count,
  first_page: flag,
  last_page: flag,
  empty: flag,
  contents: list,
}

/** A page; `undefined` where one of its fields is missing or of another type. */
export function validPage(exchange: Exchange): Page | undefined {
  const document = documentOf(exchange)
  const isValid =
    document && Object.entries(PAGE_FIELDS).every(([name, field]) => field.isValid(document[name]))
  return isValid ? { ...(document as unknown as Page), exchange: exchange as Answer } : undefined
}

export const validPagesOf = ({ pages }: Pick<ListSurvey, 'pages'>): readonly Page[] =>
  pages.flatMap((exchange) => validPage(exchange) ?? [])

/** Every list with its valid pages. */
export const listsOf = (
  survey: Survey,
): readonly { readonly list: ListSurvey; readonly pages: readonly Page[] }[] =>
  lists.map(({ collection }) => {
    const list = survey.lists[collection]
    return { list, pages: validPagesOf(list) }
  })

/** Every page that was requested by its number, those with `per_page` included. */
export const numberedPages = (survey: Survey): readonly Page[] => [
  ...listsOf(survey).flatMap(({ pages }) => pages),
  ...validPagesOf({ pages: probesOf(survey, 'per-page') }),
]
