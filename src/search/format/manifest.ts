import type { Collection } from '../../hsds/collections.ts'
import type { ColumnName } from '../../parameters/filters.ts'
import type { Weekday } from './hours.ts'
import type { INDEX_VERSION } from './checksummed.ts'

/** What a reader must know before it can ask for a file. Small plain JSON, to be embedded in the edge function. */
export interface IndexManifest {
  readonly version: typeof INDEX_VERSION
  readonly collections: Readonly<Record<Collection, CollectionManifest>>
  /** The columns that exist; where there is none, no document has a value. */
  readonly columns: readonly string[]
  /** Files that hold several parts, by path. */
  readonly packs: Readonly<Record<string, Pack>>
}

/** One list: how many documents it has, and where each of its shards begins: a text no later than its first term. */
export interface CollectionManifest {
  readonly count: number
  /** Parted by commas, of which no word and no key has any: many short texts would take longer to read. */
  readonly shards: string
}

/** A file made of parts, each of which is a whole index file: where it starts, and its length. */
export interface Pack {
  readonly size: number
  readonly parts: Readonly<Record<string, readonly [start: number, length: number]>>
}

/** The path of a shard of terms. */
export const shardPath = (collection: Collection, shard: number) => `${collection}/${shard}.bin`

/** The path of a column. */
export const columnPath = (collection: Collection, name: ColumnName) => `${collection}/${name}.bin`

/** Who keeps hours: units, or services with those of all their places. */
export type Keeper = 'units' | 'services'

/**
 * The path of all hours, or of those of one weekday, which has a file of its own where there are many. Hosts may take paths
 * in any case, so all of ours are in small letters.
 */
export const timetablePath = (keeper: Keeper, day?: Weekday) =>
  `${keeper}/timetable${day === undefined ? '' : `-${day.toLowerCase()}`}.bin`

/** The paths of what else is known of units (see units.ts): the service of each place, points, and these by region. */
export const SERVICE_PATH = 'units/service.bin'
export const POINT_PATH = 'units/point.bin'
export const REGIONS_PATH = 'units/regions.bin'
export const regionPath = (file: number) => `units/${file}.bin`
