import { type Slice, pageCount } from '../feed/page.ts'
import type { Collection } from '../hsds/collections.ts'
import { listParameters } from '../parameters/names.ts'

/** Clients that read no more than 16 KiB of headers, as Node does, would fail on a much longer header. */
const MAX_LENGTH = 8000

/**
 * The `Link` header of a page (RFC 8288): the first, previous, next and last page of the same query; none when it would be
 * too long. Repeats only parameters that the list takes, because the cache serves the same answer to requests that differ
 * in others.
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
  const repeated = listParameters(collection)
    .filter((name) => name !== 'page')
    .map((name) => [name, search.get(name)?.trim() ?? ''] as [string, string])
    .filter(([, value]) => value !== '')
  const Link = relations
    .map(([relation, page]) => {
      const query = new URLSearchParams(repeated)
      query.append('page', String(page))
      return `<${base}/${collection}?${query}>; rel="${relation}"`
    })
    .join(', ')
  return Link.length > MAX_LENGTH ? {} : { Link }
}
