import type { Collection } from '../../hsds/collections.ts'
import type { ColumnFilter } from '../../parameters/card.ts'
import {
  type ColumnName,
  type Filters,
  type KeyName,
  listFilters,
} from '../../parameters/filters.ts'
import { type Word, wordsIn } from '../analyse.ts'
import { keyOf } from '../format/keys.ts'
import type { Sieve } from './filter-mask.ts'

/** What to look for: everything is optional, and all of it must hold. */
export interface Query extends Filters {
  /** Which units (see units.ts) will do, such as those that cover a postcode. */
  readonly place?: Sieve | undefined
  /** From where the answer is asked for. */
  readonly near?: Near | undefined
}

/** How near service_at_locations are to somewhere. */
export interface Near {
  /** Those that lie within the distance asked for, in any order, if one was; else, with `wider`, the nearest. */
  readonly units?: Uint32Array | undefined
  /** For each how near it is: the higher the nearer, 0 where that is not known. They come first, unless there are words. */
  readonly nearness: Uint32Array
  /** The services of `units`, when they were found with them; those of others do not count. */
  readonly services?: Uint32Array | undefined
  /** Measures more, or all, where only the nearest were measured so far. */
  readonly wider?: (() => Promise<Near>) | undefined
}

/** A test of one of a document's values; a document without a value never passes. */
export interface ColumnTest {
  readonly name: ColumnName
  readonly test: (value: number) => boolean
}

/** Services and their places have more to be asked for than other lists. */
export const isOfServices = (collection: Collection) =>
  collection === 'services' || collection === 'service_at_locations'

/** The words that are searched for, or nothing when words were asked for and none can be searched. */
export function wordsOf({ search }: Query): Word[] | undefined {
  if (search === undefined) return []
  const found = wordsIn(search)
  return found.length > 0 ? found : undefined
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
