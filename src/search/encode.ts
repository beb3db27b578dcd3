import type { Collection } from '../hsds/collections.ts'
import { encodeColumn, toColumn } from './column.ts'
import type { Corpus } from './corpus.ts'
import { toPostings } from './impacts.ts'
import { invert } from './invert.ts'
import {
  type CollectionManifest,
  columnPath,
  type ColumnName,
  type IndexManifest,
  type Pack,
  POINT_PATH,
  regionPath,
  REGIONS_PATH,
  SERVICE_PATH,
  SERVICE_TIMETABLE_PATH,
  shardPath,
  TIMETABLE_PATH,
} from './manifest.ts'
import { type IndexFile, pack, sizeOf } from './pack.ts'
import { encodePoints } from './points.ts'
import { encodeBoxes, encodeRegion, toRegions } from './regions.ts'
import { INDEX_VERSION, seal } from './sealed.ts'
import { MOST_DOCUMENTS } from './select.ts'
import { encodeShards } from './shard.ts'
import { encodeTimetable } from './timetable.ts'
import { encodeServices } from './units.ts'
import type { UnitValues } from './values.ts'

/** How the index is cut into files. */
export interface IndexOptions {
  /** A file of terms is closed at about this size; 32 KiB unless told. */
  readonly shardBytes?: number
  /** What belongs together and takes no more than this becomes one file; 1.5 MiB unless told. */
  readonly packBytes?: number
}

/** A finished index. */
export interface SearchIndex {
  readonly manifest: IndexManifest
  readonly files: readonly IndexFile[]
}

/**
 * Makes the files of an index from all that was remembered of the documents. Other files that are asked for together with
 * the columns lie beside them in one file, when there is room.
 */
export function encodeIndex(
  corpus: Corpus,
  { values, beside }: { readonly values: UnitValues; readonly beside: readonly IndexFile[] },
  { shardBytes = 32 * 1024, packBytes = 1.5 * 1024 * 1024 }: IndexOptions = {},
): SearchIndex {
  const files: IndexFile[] = []
  const packs: Record<string, Pack> = {}
  const put = (path: string, parts: readonly IndexFile[], limit: number) => {
    if (parts.length < 2 || sizeOf(parts) > limit) return files.push(...parts)
    const packed = pack(path, parts)
    packs[path] = packed.pack
    return files.push(packed.file)
  }
  const putColumns = (columns: readonly IndexFile[], limit: number) => {
    const all = [...columns, ...beside]
    if (sizeOf(all) <= limit) return put('columns.bin', all, limit)
    put('columns.bin', columns, limit)
    return files.push(...beside)
  }
  const terms = corpus.terms()
  const putTerms = (collection: Collection): CollectionManifest => {
    const encoded = encodeTerms(corpus, terms, { collection, shardBytes })
    put(`${collection}.bin`, encoded.files, packBytes)
    return encoded.manifest
  }
  const collections = {
    services: putTerms('services'),
    service_at_locations: putTerms('service_at_locations'),
    organizations: putTerms('organizations'),
    taxonomies: putTerms('taxonomies'),
    taxonomy_terms: putTerms('taxonomy_terms'),
  }
  const columnFiles = [...encodeColumns(values)]
  putColumns([...columnFiles, ...encodeUnits(values)], packBytes / 4)
  const columns = columnFiles.map(({ path }) => path)
  return { manifest: { version: INDEX_VERSION, collections, columns, packs }, files }
}

/** The shards of one list. */
function encodeTerms(
  corpus: Corpus,
  terms: ReturnType<Corpus['terms']>,
  { collection, shardBytes }: { collection: Collection; shardBytes: number },
): { manifest: CollectionManifest; files: IndexFile[] } {
  const documents = corpus.collections[collection]
  const count = documents.count()
  if (count >= MOST_DOCUMENTS) throw new Error(`There are too many ${collection} to index.`)
  const runs = { starts: documents.starts(), ends: documents.ends() }
  const postings = toPostings(invert(corpus.tokens(), runs, terms.length), terms, count)
  const encoded = [...encodeShards(postings, { count, bytes: shardBytes })]
  const files = encoded.map(({ payload }, shard) => {
    const path = shardPath(collection, shard)
    return { path, body: seal(path, count, payload) }
  })
  const starts = encoded.map(({ start }) => start)
  if (starts.some((start) => start.includes(','))) throw new Error('An id has a comma.')
  return { manifest: { count, shards: starts.join() }, files }
}

/** The columns of services and places, and the hours of units: what there may not be. */
function* encodeColumns(values: UnitValues): Generator<IndexFile> {
  for (const collection of ['services', 'service_at_locations'] as const) {
    for (const [name, plain] of Object.entries(values.columns[collection])) {
      const column = toColumn(plain)
      if (column === undefined) continue
      const path = columnPath(collection, name as ColumnName)
      yield { path, body: seal(path, plain.length, encodeColumn(column)) }
    }
  }
  const timetables = values.timetables()
  if (timetables === undefined) return
  for (const [path, timetable] of [
    [TIMETABLE_PATH, timetables.units],
    [SERVICE_TIMETABLE_PATH, timetables.services],
  ] as const)
    yield { path, body: seal(path, timetable.units.length, encodeTimetable(timetable)) }
}

/** The service of each place, and where they are: in the order of their list, and by region. */
function* encodeUnits(values: UnitValues): Generator<IndexFile> {
  const units = values.units()
  const file = (path: string, payload: Uint8Array) => ({ path, body: seal(path, units, payload) })
  const services = Uint32Array.from(values.serviceOf)
  const points = values.points()
  const regions = [...toRegions(points, services)]
  yield file(SERVICE_PATH, encodeServices(services))
  yield file(POINT_PATH, encodePoints(points))
  yield file(REGIONS_PATH, encodeBoxes(regions))
  for (const [i, region] of regions.entries()) yield file(regionPath(i), encodeRegion(region))
}
