import type { Collection } from '../hsds/collections.ts'
import { type ParameterName, listParameters, recordParameters } from '../hsds/parameters.ts'
import type { Country } from '../places/postcode.ts'
import type { Query } from '../search/read/query.ts'
import { type Given, Misunderstood, createGiven, misunderstood } from './given.ts'
import type { RecordShape, Shape } from './items.ts'
import { type Near, readNear } from './near-params.ts'
import type { Problem } from './problem.ts'
import { decimal, flag, format, moment, timeOfDay, weekday, wholeNumber } from './values.ts'

/** What the records of a list are chosen by, apart from places. */
export type Filters = Omit<Query, 'place' | 'near'>

/** What a list is asked for, once its query string has been understood. */
export interface ListQuery {
  readonly page: number
  /** Absent when nobody asked for a size. */
  readonly perPage?: number
  readonly filters: Filters
  readonly near?: Near
  readonly shape: Shape
  readonly format: 'json' | 'ndjson'
}

/** Whether a query asks for less than the whole list. */
export const isFiltered = ({ near, filters }: ListQuery): boolean =>
  near !== undefined || Object.keys(filters).length > 0

/** What came of reading a query string. */
export type Parsed<T> = { readonly query: T } | { readonly problem: Problem }

/**
 * Reads the query string of a list. Unknown parameters are passed over and empty ones count as absent; a known one that
 * is given twice, or that cannot be understood, is a problem.
 */
export function parseQuery(
  search: URLSearchParams,
  collection: Collection,
  countries: readonly Country[],
): Parsed<ListQuery> {
  return parse(() => readQuery(createGiven(search, listParameters(collection)), countries))
}

/** Reads the query string of a record that is asked for by its id, in the same way. */
export function parseRecordQuery(
  search: URLSearchParams,
  collection: Collection,
): Parsed<RecordShape> {
  return parse(() => {
    const given = createGiven(search, recordParameters(collection))
    return readFlag(given, 'full_service') ? 'full_service' : 'full'
  })
}

function parse<T>(read: () => T): Parsed<T> {
  try {
    return { query: read() }
  } catch (error) {
    if (error instanceof Misunderstood) return { problem: error.problem }
    throw error
  }
}

const WHOLE = 'a whole number from 1'

function readQuery(given: Given, countries: readonly Country[]): ListQuery {
  // `true` is how a client of an older standard asks for the default size.
  const perPage =
    given.text('per_page') === 'true' ? undefined : given.value('per_page', wholeNumber, WHOLE)
  const near = readNear(given, countries)
  const query: ListQuery = {
    page: given.value('page', wholeNumber, WHOLE) ?? 1,
    ...(perPage !== undefined && { perPage }),
    filters: readFilters(given),
    ...(near && { near }),
    shape: readShape(given),
    format: given.value('format', format, 'json or ndjson') ?? 'json',
  }
  if (query.format === 'ndjson' && query.shape !== 'item' && query.shape !== 'minimal')
    throw misunderstood(
      'format',
      '`format=ndjson` gives records in their short form; ask for `full` ones page by page.',
    )
  return query
}

function readFilters({ text, value }: Given): Filters {
  const id = (name: ParameterName) => text(name)?.toLowerCase()
  const age = (name: ParameterName) => value(name, decimal, 'a number')
  return defined({
    words: text('search') ?? text('text'),
    taxonomy_term_id: id('taxonomy_term_id'),
    taxonomy_id: id('taxonomy_id'),
    organization_id: id('organization_id'),
    parent_id: id('parent_id'),
    top_only: readFlag({ value }, 'top_only') || undefined,
    minimum_age: age('minimum_age'),
    maximum_age: age('maximum_age'),
    day: value('day', weekday, 'a day of the week, such as MO or Monday'),
    start_time: value('start_time', timeOfDay, 'a time, such as 09:30'),
    end_time: value('end_time', timeOfDay, 'a time, such as 17:00'),
    modified_after: value(
      'modified_after',
      moment,
      'a date such as 2026-10-01, or a date and a time',
    ),
  })
}

function readShape(given: Given): Shape {
  const minimal = readFlag(given, 'minimal')
  const full = readFlag(given, 'full')
  const fullService = readFlag(given, 'full_service')
  if (minimal && full) throw misunderstood('minimal', '`minimal` and `full` cannot both be true.')
  if (minimal) return 'minimal'
  return full ? (fullService ? 'full_service' : 'full') : 'item'
}

const readFlag = ({ value }: Pick<Given, 'value'>, name: ParameterName): boolean =>
  value(name, flag, 'true or false') ?? false

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
