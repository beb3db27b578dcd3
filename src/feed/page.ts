/** The standard's envelope around one page of a list. */
export interface Page<T> {
  readonly total_items: number
  readonly total_pages: number
  readonly page_number: number
  /** The number of items on this page. */
  readonly size: number
  readonly first_page: boolean
  readonly last_page: boolean
  readonly empty: boolean
  readonly contents: readonly T[]
}

/** The part of a list that a page shows. */
export interface Slice {
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** The positions of a page in its list, from 0. `to` is exclusive. */
export const rangeOf = ({ total, page, perPage }: Slice): readonly [from: number, to: number] => [
  Math.min(total, (page - 1) * perPage),
  Math.min(total, page * perPage),
]

/** The number of pages of a list. An empty list has none, and yet page 1 of it can be requested. */
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
 * The text before and after the items of a page. Items are published as JSON texts, so a page is put together without
 * parsing any: `{…,"contents":[` item `,` item `]}`.
 */
export function pageFrame(slice: Slice): readonly [head: string, tail: string] {
  return [`${JSON.stringify(envelopeOf(slice)).slice(0, -1)},"contents":[`, ']}']
}
