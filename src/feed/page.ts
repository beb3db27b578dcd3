/** The envelope of the standard around one page of a list. */
export interface Page<T> {
  readonly total_items: number
  readonly total_pages: number
  readonly page_number: number
  /** Items on this page. */
  readonly size: number
  readonly first_page: boolean
  readonly last_page: boolean
  readonly empty: boolean
  readonly contents: readonly T[]
}

/** Which part of a list a page holds. */
export interface Slice {
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** The first and the last position of a page in its list, from 0, the last not included. */
export const rangeOf = ({ total, page, perPage }: Slice): readonly [from: number, to: number] => [
  Math.min(total, (page - 1) * perPage),
  Math.min(total, page * perPage),
]

/** An empty list has no pages, and still a first one to look at. */
export const pageCount = ({ total, perPage }: Pick<Slice, 'total' | 'perPage'>): number =>
  Math.ceil(total / perPage)

/** The envelope without its contents. */
export function envelopeOf(slice: Slice): Omit<Page<never>, 'contents'> {
  const [from, to] = rangeOf(slice)
  const total_pages = pageCount(slice)
  return {
    total_items: slice.total,
    total_pages,
    page_number: slice.page,
    size: to - from,
    first_page: slice.page === 1,
    last_page: slice.page >= total_pages,
    empty: to === from,
  }
}

/**
 * The text before and after the items of a page. Items are published as finished text, so that a page is put together
 * without reading any: `{…,"contents":[` item `,` item `]}`.
 */
export function pageFrame(slice: Slice): readonly [head: string, tail: string] {
  return [`${JSON.stringify(envelopeOf(slice)).slice(0, -1)},"contents":[`, ']}']
}
