import type { Collection } from '../hsds/entities.ts'
import { type Slice, pageCount } from '../feed/page.ts'

/** The `Link` header of a page (RFC 8288): the first, previous, next and last page of the same question. */
export function linkHeader(
  base: string,
  collection: Collection,
  search: URLSearchParams,
  slice: Slice,
): string {
  const last = Math.max(1, pageCount(slice))
  const relations: [relation: string, page: number][] = [['first', 1]]
  if (slice.page > 1) relations.push(['prev', slice.page - 1])
  if (slice.page < last) relations.push(['next', slice.page + 1])
  relations.push(['last', last])
  return relations
    .map(([relation, page]) => {
      const query = new URLSearchParams(search)
      query.set('page', String(page))
      return `<${base}/${collection}?${query}>; rel="${relation}"`
    })
    .join(', ')
}
