import type { Slice } from '../feed/page.ts'
import { type ListQuery, isFiltered } from './list-query.ts'
import { MAX_FILES, MAX_READ_WHOLE, type Source, layoutOf } from './read-items.ts'

/** The list that a page is of. */
type List = Pick<Source, 'manifest' | 'collection'>

/** The most complete records on a page. */
const MAX_FULL = 20
/** The most records in an answer without pages. */
const MAX_LINES = 25_000

/** How many items a page has; undefined when all are on one page. */
export function sizeOf(query: ListQuery, list: List): number | undefined {
  const { shape, perPage, format } = query
  if (format === 'ndjson' || (shape === 'minimal' && perPage === undefined)) return undefined
  const { per_page } = list.manifest
  const size = Math.min(perPage ?? per_page.default, per_page.maximum)
  if (shape === 'minimal') return size
  return Math.min(size, shape === 'item' ? maxItems(query, size, list) : MAX_FULL)
}

/**
 * The most items that a page can be made from without reading too many files. The results of a query may be in a file each;
 * consecutive items are in few files; a short list is read whole, and pages of the default size are published.
 */
function maxItems(query: ListQuery, size: number, { manifest, collection }: List): number {
  const { total, items_per_file } = manifest.collections[collection]
  if (total <= MAX_READ_WHOLE) return size
  if (isFiltered(query)) return MAX_FILES
  return size === manifest.per_page.default ? size : (MAX_FILES - 1) * items_per_file
}

/** The slice of `total` records that a query asks for. */
export const sliceOf = (query: ListQuery, total: number, list: List): Slice => ({
  total,
  page: query.page,
  perPage: sizeOf(query, list) ?? Math.max(1, total),
})

/** Whether an answer without pages would take too many records or files. */
export const isTooLarge = (list: List, query: ListQuery, positions: readonly number[]) =>
  sizeOf(query, list) === undefined &&
  (positions.length > MAX_LINES ||
    layoutOf(list, query.shape === 'item' ? 'item' : 'minimal', positions).files.length > MAX_FILES)
