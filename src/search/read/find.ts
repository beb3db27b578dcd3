import type { Collection } from '../../hsds/collections.ts'
import { accepted, decodeColumn } from '../format/column.ts'
import { readUnits } from './find-offerings.ts'
import { findWords } from './find-words.ts'
import { columnPath, type IndexManifest } from '../format/manifest.ts'
import {
  type ColumnTest,
  columnTestsOf,
  isOfServices,
  keysOf,
  type Query,
  wordsOf,
} from './query.ts'
import { skim } from '../format/rows.ts'
import { best } from './select.ts'
import { everything, type Hits, NOTHING, type Sieve, siftAll, unscored } from './filter-mask.ts'
import { createSource, type Source } from './source.ts'
import type { Reader } from './reader.ts'

/** How many documents match, and the numbers of those that were asked for, in order. */
export interface Found {
  readonly total: number
  readonly page: number[]
}

/**
 * Looks a query up in the index. The best match comes first where there are words, else the nearest where there is a
 * distance, else the documents stand in the order of their list. Throws `IndexDamage`, or what the reader throws, rather
 * than answer from an index that cannot be read.
 */
export async function find(
  reader: Reader,
  manifest: IndexManifest,
  collection: Collection,
  query: Query,
  { offset = 0, limit = Infinity } = {},
): Promise<Found> {
  const words = wordsOf(query)
  if (words === undefined) return { total: 0, page: [] }
  const source = createSource(reader, manifest)
  const { count } = manifest.collections[collection]
  const keys = keysOf(collection, query).map((key) => [key])
  const [matching, columns, units] = await Promise.all([
    findWords(source, collection, [...keys, ...words]),
    Promise.all(
      columnTestsOf(collection, query).map((test) => readColumn(source, collection, test)),
    ),
    readUnits(source, collection, query),
  ])
  const window = { offset, limit }
  if (query.search !== undefined && matching?.rows && columns.length === 0 && !units) {
    const { total, hits } = skim(matching.rows, offset + limit)
    return { total, page: best(hits, window) }
  }
  const hits = siftAll(matching?.hits(), count, columns)
  const near = isOfServices(collection) ? query.near : undefined
  if (units && near?.wider && query.search === undefined) {
    const total = units.count(hits)
    const nearest = units.judge(hits, near) as Hits
    const isEnough = nearest.docs.length >= Math.min(offset + limit, total)
    const ordered = isEnough ? nearest : (units.judge(hits, await near.wider()) as Hits)
    return { total, page: best(ordered, window) }
  }
  const found = units ? units.judge(hits, near?.wider ? undefined : near) : hits
  const total = found?.docs.length ?? count
  const { docs, scores } = found ?? unscored(everything(count))
  if (query.search !== undefined || near) return { total, page: best({ docs, scores }, window) }
  return { total, page: [...docs.subarray(offset, offset + limit)] }
}

/** Reads a column and judges its values. */
async function readColumn(
  source: Source,
  collection: Collection,
  { name, test }: ColumnTest,
): Promise<Sieve> {
  const path = columnPath(collection, name)
  if (!source.manifest.columns.includes(path)) return NOTHING
  const { count } = source.manifest.collections[collection]
  const { values, codes } = decodeColumn(await source.read(path, count))
  return { codes, passes: accepted(values, test) }
}
