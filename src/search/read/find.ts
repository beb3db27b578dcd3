import type { Collection } from '../../hsds/collections.ts'
import { decodeColumn } from '../format/column.ts'
import { type IndexManifest, columnPath } from '../format/manifest.ts'
import { type FilterMask, NOTHING, applyFilters, columnMask } from './filter-mask.ts'
import { findWords } from './find-words.ts'
import { type Hits, allBelow, unscored } from './hits.ts'
import { readOfferingFilter } from './offering-filter.ts'
import {
  type ColumnTest,
  type Query,
  columnTestsOf,
  isOfServices,
  keysOf,
  wordsOf,
} from './query.ts'
import type { Reader } from './reader.ts'
import { type Source, createSource } from './source.ts'
import { pageOf } from './top-k.ts'
import { topRows } from './top-rows.ts'

/** How many documents match, and the numbers of those on the page, in order. */
export interface Results {
  readonly total: number
  readonly page: number[]
}

/**
 * Finds the documents that match a query. The best match comes first with a search, else the nearest with `near`, else
 * documents are in the order of their list. Throws `DamagedFile`, or what the reader throws: an index that cannot be read
 * gives no results rather than wrong ones.
 */
export async function find(
  reader: Reader,
  manifest: IndexManifest,
  collection: Collection,
  query: Query,
  { offset = 0, limit = Infinity } = {},
): Promise<Results> {
  const words = wordsOf(query)
  if (words === undefined) return { total: 0, page: [] }
  const source = createSource(reader, manifest)
  const { count } = manifest.collections[collection]
  const keys = keysOf(collection, query).map((key) => [key])
  const [matching, columns, offerings] = await Promise.all([
    findWords(source, collection, [...keys, ...words]),
    Promise.all(
      columnTestsOf(collection, query).map((test) => readColumnMask(source, collection, test)),
    ),
    readOfferingFilter(source, collection, query),
  ])
  const window = { offset, limit }
  const isSearch = query.search !== undefined
  if (isSearch && matching?.rows && columns.length === 0 && !offerings) {
    const { total, hits } = topRows(matching.rows, offset + limit)
    return { total, page: pageOf(hits, window) }
  }
  const hits = applyFilters(matching?.hits(), count, columns)
  const near = isOfServices(collection) ? query.near : undefined
  if (offerings && near?.widen && !isSearch) {
    const total = offerings.count(hits)
    const nearest = offerings.apply(hits, near) as Hits
    const isEnough = nearest.docs.length >= Math.min(offset + limit, total)
    const ordered = isEnough ? nearest : (offerings.apply(hits, await near.widen()) as Hits)
    return { total, page: pageOf(ordered, window) }
  }
  const found = offerings ? offerings.apply(hits, near?.widen ? undefined : near) : hits
  const total = found?.docs.length ?? count
  const { docs, scores } = found ?? unscored(allBelow(count))
  if (isSearch || near) return { total, page: pageOf({ docs, scores }, window) }
  return { total, page: [...docs.subarray(offset, offset + limit)] }
}

async function readColumnMask(
  source: Source,
  collection: Collection,
  { name, test }: ColumnTest,
): Promise<FilterMask> {
  const path = columnPath(collection, name)
  if (!source.manifest.columns.includes(path)) return NOTHING
  const { count } = source.manifest.collections[collection]
  return columnMask(decodeColumn(await source.read(path, count)), test)
}
