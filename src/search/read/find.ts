import type { Collection } from '../../hsds/collections.ts'
import { decodeColumn } from '../format/column.ts'
import { type IndexManifest, columnPath } from '../format/index-manifest.ts'
import { type FilterMask, NOTHING, applyFilters, columnMask } from './filter-mask.ts'
import { FEW, findWords } from './find-words.ts'
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
import type { WordMatch } from './word-match.ts'

/** How many documents match, and the numbers of those on the page, in order. */
export interface Results {
  readonly total: number
  readonly page: number[]
  /** How many of them have every word of the search. They come first. */
  readonly complete: number
  /** The words of the search, and what was found for each. */
  readonly words: readonly WordMatch[]
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
  if (words === undefined) return { total: 0, page: [], complete: 0, words: [] }
  const source = createSource(reader, manifest)
  const { count } = manifest.collections[collection]
  const isStrict = query.match === 'all'
  const isCorrected = !isStrict && query.isUncorrected !== true
  const wanted = { words, keys: keysOf(collection, query), isStrict, isCorrected }
  const [matching, columns, offerings] = await Promise.all([
    findWords(source, collection, wanted),
    Promise.all(
      columnTestsOf(collection, query).map((test) => readColumnMask(source, collection, test)),
    ),
    readOfferingFilter(source, collection, query),
  ])
  const window = { offset, limit }
  const isSearch = query.search !== undefined
  const matches = isSearch ? (matching?.words ?? []) : []
  const results = (total: number, page: number[], complete = total): Results => ({
    total,
    page,
    complete,
    words: matches,
  })
  const near = isOfServices(collection) ? query.near : undefined
  const isWithin = near !== undefined && !near.widen
  const masks = offerings ? offerings.masks : []
  if (isSearch && matching?.rows && masks && !isWithin) {
    const { total, hits } = topRows(matching.rows, [...columns, ...masks], offset + limit)
    if (total >= FEW) return results(total, pageOf(hits, window))
  }
  const filtered = (hits: Hits | undefined) => applyFilters(hits, count, columns)
  const hits = filtered(matching?.hits())
  if (offerings && near?.widen && !isSearch) {
    const total = offerings.count(hits)
    const nearest = offerings.apply(hits, near) as Hits
    const isEnough = nearest.docs.length >= Math.min(offset + limit, total)
    const ordered = isEnough ? nearest : (offerings.apply(hits, await near.widen()) as Hits)
    return results(total, pageOf(ordered, window))
  }
  const offered = (hits: Hits | undefined) =>
    offerings ? offerings.apply(hits, isWithin ? near : undefined) : hits
  const found = offered(hits)
  const total = found?.docs.length ?? count
  const { docs, scores } = found ?? unscored(allBelow(count))
  if (!isSearch && !near) return results(total, [...docs.subarray(offset, offset + limit)])
  const page = pageOf({ docs, scores }, window)
  const others = isSearch ? await matching?.others(query.asked ?? query.search) : undefined
  if (!others) return results(total, page)
  const further = offered(filtered(others)) as Hits
  const after = { offset: Math.max(0, offset - total), limit: limit - page.length }
  return results(total + further.docs.length, [...page, ...pageOf(further, after)], total)
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
