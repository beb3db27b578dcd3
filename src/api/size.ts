import type { Slice } from '../feed/page.ts'
import { MOST_FILES, MOST_WHOLE, type Source, layoutOf } from './items.ts'
import { type ListQuery, isFiltered } from './list-query.ts'

/** The list that a page is of. */
type List = Pick<Source, 'manifest' | 'collection'>

/** The most whole records on a page. */
const MOST_FULL = 20
const MOST_LINES = 25_000

/** How many items a page has; nothing when they all go on one. */
export function sizeOf(query: ListQuery, list: List): number | undefined {
  const { shape, perPage, format } = query
  if (format === 'ndjson' || (shape === 'minimal' && perPage === undefined)) return undefined
  const { per_page } = list.manifest
  const size = Math.min(perPage ?? per_page.default, per_page.maximum)
  if (shape === 'minimal') return size
  return Math.min(size, shape === 'item' ? mostItems(query, size, list) : MOST_FULL)
}

/**
 * The most items that a page can be put together from. What a query finds may lie in a file each, what follows each other
 * lies in few; a short list is read whole, and pages of the usual size are finished.
 */
function mostItems(query: ListQuery, size: number, { manifest, collection }: List): number {
  const { total, items_per_file } = manifest.collections[collection]
  if (total <= MOST_WHOLE) return size
  if (isFiltered(query)) return MOST_FILES
  return size === manifest.per_page.default ? size : (MOST_FILES - 1) * items_per_file
}

/** The part of a list that a query asks for. */
export const sliceOf = (query: ListQuery, total: number, list: List): Slice => ({
  total,
  page: query.page,
  perPage: sizeOf(query, list) ?? Math.max(1, total),
})

/** Whether so much is asked for at once that the edge could not put it together. */
export const isTooMuch = (source: Source, query: ListQuery, positions: readonly number[]) =>
  sizeOf(query, source) === undefined &&
  (positions.length > MOST_LINES ||
    layoutOf(source, query.shape === 'item' ? 'item' : 'minimal', positions).files.length >
      MOST_FILES)
