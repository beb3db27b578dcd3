import type { Collection } from '../hsds/collections.ts'
import { listParameters } from '../parameters/names.ts'
import { type Slice, pageCount } from '../feed/page.ts'

/** A client that reads no more than 16 KiB of headers, as Node does, would lose the answer with a longer one. */
const LONGEST = 8000

/**
 * The `Link` header of a page (RFC 8288): the first, previous, next and last page of the same question, unless that is
 * too long to be repeated. It repeats only what the list understands, for who asks with more is given the same answer
 * out of a cache.
 */
export function linkHeader(
  base: string,
  collection: Collection,
  search: URLSearchParams,
  slice: Slice,
): { readonly Link?: string } {
  const last = Math.max(1, pageCount(slice))
  const relations: [relation: string, page: number][] = [['first', 1]]
  if (slice.page > 1) relations.push(['prev', slice.page - 1])
  if (slice.page < last) relations.push(['next', slice.page + 1])
  relations.push(['last', last])
  const asked = listParameters(collection)
    .filter((name) => name !== 'page')
    .map((name) => [name, search.get(name)?.trim() ?? ''] as [string, string])
    .filter(([, value]) => value !== '')
  const Link = relations
    .map(([relation, page]) => {
      const query = new URLSearchParams(asked)
      query.append('page', String(page))
      return `<${base}/${collection}?${query}>; rel="${relation}"`
    })
    .join(', ')
  return Link.length > LONGEST ? {} : { Link }
}
