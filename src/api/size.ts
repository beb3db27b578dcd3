import type { Slice } from '../feed/page.ts'
import { MOST_FILES, type Source, layoutOf } from './items.ts'
import type { Manifest } from './manifest.ts'
import type { ListQuery } from './params.ts'

/** The most whole records on a page. */
const MOST_FULL = 20
const MOST_LINES = 25_000

/** How many items a page has; nothing when they all go on one. */
export function sizeOf(
  { shape, perPage, format }: ListQuery,
  { per_page }: Manifest,
): number | undefined {
  if (format === 'ndjson' || (shape === 'minimal' && perPage === undefined)) return undefined
  const size = Math.min(perPage ?? per_page.default, per_page.maximum)
  return shape === 'item' || shape === 'minimal' ? size : Math.min(size, MOST_FULL)
}

/** The part of a list that a query asks for. */
export const sliceOf = (query: ListQuery, total: number, manifest: Manifest): Slice => ({
  total,
  page: query.page,
  perPage: sizeOf(query, manifest) ?? Math.max(1, total),
})

/** Whether so much is asked for at once that the edge could not put it together. */
export const isTooMuch = (source: Source, query: ListQuery, positions: readonly number[]) =>
  sizeOf(query, source.manifest) === undefined &&
  (positions.length > MOST_LINES ||
    layoutOf(source, query.shape === 'item' ? 'item' : 'minimal', positions).files.length >
      MOST_FILES)
