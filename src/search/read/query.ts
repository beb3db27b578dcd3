import type { Collection } from '../../hsds/collections.ts'
import { type Word, wordsIn } from '../analyse.ts'
import type { HoursWanted } from '../format/hours.ts'
import { organizationKey, parentKey, taxonomyKey, termKey, TOP_KEY } from '../format/keys.ts'
import type { ColumnName } from '../format/manifest.ts'
import type { Sieve } from './filter-mask.ts'

/**
 * What to look for: everything is optional, and all of it must hold. A parameter that a list does not know plays no part
 * in it: ages, hours, place and the like in lists of organizations, parent_id and top_only in other lists than terms.
 */
export interface Query extends HoursWanted {
  /** Each word must stand somewhere in the document. Without a single word to search for, nothing is found. */
  readonly words?: string | undefined
  readonly taxonomy_term_id?: string | undefined
  readonly taxonomy_id?: string | undefined
  readonly organization_id?: string | undefined
  readonly parent_id?: string | undefined
  /** Only terms without a parent. */
  readonly top_only?: boolean | undefined
  readonly minimum_age?: number | undefined
  readonly maximum_age?: number | undefined
  /** Milliseconds since 1970. */
  readonly modified_after?: number | undefined
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
export function wordsOf({ words }: Query): Word[] | undefined {
  if (words === undefined) return []
  const found = wordsIn(words)
  return found.length > 0 ? found : undefined
}

/** The keys that a document must have. */
export function keysOf(collection: Collection, query: Query): string[] {
  const keys: string[] = []
  const { taxonomy_term_id, taxonomy_id, organization_id, parent_id, top_only } = query
  if (isOfServices(collection)) {
    if (taxonomy_term_id !== undefined) keys.push(termKey(taxonomy_term_id))
    if (taxonomy_id !== undefined) keys.push(taxonomyKey(taxonomy_id))
    if (organization_id !== undefined) keys.push(organizationKey(organization_id))
  }
  if (collection === 'taxonomy_terms') {
    if (taxonomy_id !== undefined) keys.push(taxonomyKey(taxonomy_id))
    if (parent_id !== undefined) keys.push(parentKey(parent_id))
    if (top_only) keys.push(TOP_KEY)
  }
  return keys
}

/** The values that a document must have. */
export function columnTestsOf(collection: Collection, query: Query): ColumnTest[] {
  const { minimum_age, maximum_age, modified_after } = query
  const tests: ColumnTest[] = []
  if (!isOfServices(collection)) return tests
  if (minimum_age !== undefined) {
    tests.push({ name: 'minimum_age', test: (value) => value >= minimum_age })
  }
  if (maximum_age !== undefined) {
    tests.push({ name: 'maximum_age', test: (value) => value <= maximum_age })
  }
  if (modified_after !== undefined) {
    tests.push({ name: 'last_modified', test: (value) => value >= modified_after })
  }
  return tests
}
