import type { Collection } from '../../hsds/collections.ts'
import { WEEKDAYS } from '../../hsds/weekdays.ts'
import { encodeColumn, toColumn } from '../format/column.ts'
import type { Corpus } from './corpus.ts'
import { toPostings } from './impacts.ts'
import { invert } from './invert.ts'
import {
  type CollectionManifest,
  columnPath,
  type IndexManifest,
  type Keeper,
  type Pack,
  POINT_PATH,
  regionPath,
  REGIONS_PATH,
  SERVICE_PATH,
  shardPath,
  timetablePath,
} from '../format/manifest.ts'
import { type IndexFile, pack, sizeOf } from './pack.ts'
import { encodePoints } from '../format/points.ts'
import { encodeBoxes, encodeRegions, toRegions } from '../format/regions.ts'
import { type Digest, INDEX_VERSION, seal, type Unsealed } from '../format/checksummed.ts'
import { MOST_DOCUMENTS } from '../read/select.ts'
import { encodeShards } from '../format/shard.ts'
import { encodeTimetable, onDay, type Timetable } from '../format/timetable.ts'
import { encodeServices } from '../format/offerings.ts'
import type { UnitValues } from './values.ts'

/** How the index is cut into files. */
export interface IndexOptions {
  /** A file of terms is closed at about this size; 32 KiB unless told. */
  readonly shardBytes?: number
  /**
   * What belongs together and takes no more than this becomes one file; 1.5 MiB unless told. Hours that take more than a
   * sixth of it are also written day by day.
   */
  readonly packBytes?: number
}

/** A finished index. */
export interface SearchIndex {
  readonly manifest: IndexManifest
  readonly files: readonly IndexFile[]
}

/** What an index is made of besides words, and with. */
interface IndexParts {
  readonly values: UnitValues
  readonly beside: readonly IndexFile[]
  readonly digest: Digest
}

/**
 * Makes the files of an index from all that was remembered of the documents. Other files that are asked for together with
 * the columns lie beside them in one file, when there is room.
 */
export function encodeIndex(
  corpus: Corpus,
  { values, beside, digest }: IndexParts,
  { shardBytes = 32 * 1024, packBytes = 1.5 * 1024 * 1024 }: IndexOptions = {},
): SearchIndex {
  const files: IndexFile[] = []
  const sealed = (file: Unsealed): IndexFile => ({ path: file.path, body: seal(file, digest) })
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
    put(`${collection}.bin`, encoded.files.map(sealed), packBytes)
    return encoded.manifest
  }
  const collections = {
    services: putTerms('services'),
    service_at_locations: putTerms('service_at_locations'),
    organizations: putTerms('organizations'),
    taxonomies: putTerms('taxonomies'),
    taxonomy_terms: putTerms('taxonomy_terms'),
  }
  const columnFiles = [...encodeColumns(values, packBytes / 6)]
  putColumns([...columnFiles, ...encodeUnits(values)].map(sealed), packBytes / 4)
  const columns = columnFiles.map(({ path }) => path)
  return { manifest: { version: INDEX_VERSION, collections, columns, packs }, files }
}

/** The shards of one list. */
function encodeTerms(
  corpus: Corpus,
  terms: ReturnType<Corpus['terms']>,
  { collection, shardBytes }: { collection: Collection; shardBytes: number },
): { manifest: CollectionManifest; files: Unsealed[] } {
  const documents = corpus.collections[collection]
  const count = documents.count()
  if (count >= MOST_DOCUMENTS) throw new Error(`There are too many ${collection} to index.`)
  const runs = { starts: documents.starts(), ends: documents.ends() }
  const postings = toPostings(invert(corpus.tokens(), runs, terms.length), terms, count)
  const encoded = [...encodeShards(postings, { count, bytes: shardBytes })]
  const files = encoded.map(({ payload }, shard) => {
    return { path: shardPath(collection, shard), count, payload }
  })
  const starts = encoded.map(({ start }) => start)
  if (starts.some((start) => start.includes(','))) throw new Error('An id has a comma.')
  return { manifest: { count, shards: starts.join() }, files }
}

/** The columns of services and places, and the hours of units: what there may not be. */
function* encodeColumns(values: UnitValues, most: number): Generator<Unsealed> {
  for (const collection of ['services', 'service_at_locations'] as const) {
    for (const { name, values: all } of values.columns[collection]()) {
      const column = toColumn(all)
      if (column === undefined) continue
      const path = columnPath(collection, name)
      yield { path, count: all.length, payload: encodeColumn(column) }
    }
  }
  const timetables = values.timetables()
  if (timetables === undefined) return
  const { units, services } = timetables
  const count = values.services()
  yield* encodeHours(units, { keeper: 'units', count: values.units(), most })
  yield* encodeHours(services, { keeper: 'services', count, most })
}

/** All hours, and when they take more than `most` bytes those of each day, so that who asks for one need not read all. */
function* encodeHours(
  timetable: Timetable,
  { keeper, count, most }: { keeper: Keeper; count: number; most: number },
): Generator<Unsealed> {
  const payload = encodeTimetable(timetable)
  yield { path: timetablePath(keeper), count, payload }
  if (payload.length <= most) return
  for (const day of WEEKDAYS) {
    const part = encodeTimetable(onDay(timetable, day))
    yield { path: timetablePath(keeper, day), count, payload: part }
  }
}

/** The service of each place, and where they are: in the order of their list, and by region. */
function* encodeUnits(values: UnitValues): Generator<Unsealed> {
  const count = values.units()
  const services = Uint32Array.from(values.serviceOf)
  const points = values.points()
  const regions = [...toRegions(points, services)]
  yield { path: SERVICE_PATH, count, payload: encodeServices(services) }
  yield { path: POINT_PATH, count, payload: encodePoints(points) }
  yield { path: REGIONS_PATH, count, payload: encodeBoxes(regions) }
  for (const [file, payload] of [...encodeRegions(regions)].entries())
    yield { path: regionPath(file), count, payload }
}
