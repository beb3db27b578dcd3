import type { Collection } from '../../hsds/collections.ts'
import type { ColumnFilter } from '../../parameters/card.ts'
import {
  type ColumnName,
  type Filters,
  type KeyName,
  listFilters,
} from '../../parameters/filters.ts'
import { keyOf } from '../format/keys.ts'
import { type Word, wordsIn } from '../text/analyser.ts'
import type { FilterMask } from './filter-mask.ts'

/** What to find. Everything is optional, and a document must match all that is given. */
export interface Query extends Filters {
  /** Only documents that have every word of the search as it is typed. */
  readonly match?: 'all' | undefined
  /** What was asked, where the search has only a part of it. */
  readonly asked?: string | undefined
  /** No word is corrected. */
  readonly isUncorrected?: boolean | undefined
  /** What covers a place, of lists of services. */
  readonly coverage?: CoverageMasks | undefined
  /** The offerings that are near a point, of lists of services. */
  readonly near?: NearOfferings | undefined
}

/** The offerings that cover a place, and the services that have any of them. */
export interface CoverageMasks {
  readonly offerings: FilterMask
  readonly services: FilterMask
}

/** How near service_at_locations are to a point. Services apart from their locations are not near anything. */
export interface NearOfferings {
  /** The offerings within a distance, in any order; with `widen`, only the nearest; absent for all. */
  readonly offerings?: Uint32Array | undefined
  /** The score of each offering: higher when nearer, 0 when its distance is not known. Orders results without a search. */
  readonly nearness: Uint32Array
  /** The service of each of `offerings`, or of all, when it was read along with them. Other entries are not meaningful. */
  readonly services?: Uint32Array | undefined
  /** Measures all offerings, where only the nearest have been measured. With `services` if these were read. */
  readonly widen?: (() => Promise<NearOfferings>) | undefined
}

/** A test of the values of a column. A document without a value never passes. */
export interface ColumnTest {
  readonly name: ColumnName
  readonly test: (value: number) => boolean
}

/** Whether the documents of a list have offerings. */
export const isOfServices = (collection: Collection) =>
  collection === 'services' || collection === 'service_at_locations'

/** The words of the search; none when there is no search; undefined when a search contains no word that is indexed. */
export function wordsOf({ search }: Query): Word[] | undefined {
  if (search === undefined) return []
  const words = wordsIn(search)
  return words.length > 0 ? words : undefined
}

/** The keys that a document must have. */
export const keysOf = (collection: Collection, query: Query): string[] =>
  listFilters(collection).flatMap(({ name, filter }) => {
    const value = query[name]
    if (typeof filter === 'string' || !('key' in filter)) return []
    if (value === undefined || value === false) return []
    return [keyOf(filter.key as KeyName, value === true ? value : String(value))]
  })

/** The tests that a document's columns must pass. */
export const columnTestsOf = (collection: Collection, query: Query): ColumnTest[] =>
  listFilters(collection).flatMap(({ name, filter }) => {
    const value = query[name]
    if (typeof filter === 'string' || !('column' in filter)) return []
    return typeof value === 'number'
      ? [{ name: filter.column as ColumnName, test: comparisons[filter.keep](value) }]
      : []
  })

/** NaN, which means no value, passes neither. */
const comparisons: Readonly<
  Record<ColumnFilter['keep'], (bound: number) => (value: number) => boolean>
> = {
  'at least': (bound) => (value) => value >= bound,
  'at most': (bound) => (value) => value <= bound,
}
