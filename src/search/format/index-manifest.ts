import type { Collection } from '../../hsds/collections.ts'
import type { ColumnName } from '../../parameters/filters.ts'
import type { INDEX_VERSION } from './checksummed-file.ts'
import type { Weekday } from '../../hsds/weekdays.ts'

/** What a reader must know before it can read a file: plain JSON, small enough to embed in the edge function. */
export interface IndexManifest {
  readonly version: typeof INDEX_VERSION
  readonly collections: Readonly<Record<Collection, CollectionManifest>>
  /** The paths of the columns and timetables that exist. If one does not exist, no document has a value. */
  readonly columns: readonly string[]
  /** Files made of several index files, by path. */
  readonly packs: Readonly<Record<string, Pack>>
  /** The first letters of words that are spelt right, each of which has a file; absent when nothing tells. */
  readonly english?: string
  /** It has a model of themes. */
  readonly themes?: true
  /** Names for boxes that complete. Earlier versions have none. */
  readonly suggestions?: SuggestionsManifest
}

/** How many names at words there are, and where each of their files starts: as `shards` of a list. */
export interface SuggestionsManifest {
  readonly count: number
  readonly starts: string
}

/** The number of documents of a list, and where each of its shards starts. */
export interface CollectionManifest {
  readonly count: number
  /**
   * For each shard a text that is not after its first term and is after all terms of the shards before. Separated by commas,
   * which no term contains: one long string parses faster than many short ones.
   */
  readonly shards: string
  /**
   * The first letters of its words as they are written, each of which has a file; `*` when one file has all; empty when it
   * has none. A service_at_location has the words of its service.
   */
  readonly letters: string
}

/** Where each part of a pack is. */
export interface Pack {
  readonly size: number
  readonly parts: Readonly<Record<string, readonly [start: number, length: number]>>
}

/** The path of a shard of terms. */
export const shardPath = (collection: Collection, shard: number) => `${collection}/${shard}.bin`

/** The path of the words with a first letter, or of all words (`*`). */
export const wordsPath = (collection: Collection, letter: string) =>
  `${collection}/words${letter === '*' ? '' : `-${letter}`}.bin`

/** The path of names for boxes that complete. */
export const suggestionsPath = (file: number) => `suggestions/${file}.bin`

/** The path of a column. */
export const columnPath = (collection: Collection, name: ColumnName) => `${collection}/${name}.bin`

/** Whose hours a timetable has: those of offerings, or of services with those of all their offerings. */
export type TimetableOwner = 'units' | 'services'

/**
 * The path of a timetable: of all days, or of one weekday where a directory has many schedules. In lower case, because some
 * hosts ignore the case of a path.
 */
export const timetablePath = (owner: TimetableOwner, day?: Weekday) =>
  `${owner}/timetable${day === undefined ? '' : `-${day.toLowerCase()}`}.bin`

/** The model of themes. */
export const THEMES_PATH = 'themes.bin'

/** The service of each service_at_location. */
export const SERVICE_PATH = 'units/service.bin'
/** The points of service_at_locations, in the order of their list. */
export const POINT_PATH = 'units/point.bin'
/** The bounding box of each region of points. */
export const REGIONS_PATH = 'units/regions.bin'
/** Points grouped by region. */
export const regionPath = (file: number) => `units/${file}.bin`
