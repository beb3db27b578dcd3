import type { Collection } from '../hsds/collections.ts'
import { type Filters, filterNames } from '../parameters/filters.ts'
import { listParameters, recordParameters } from '../parameters/names.ts'
import type { Country } from '../countries/countries.ts'
import type { RecordShape, Shape } from './read-items.ts'
import { type NearQuery, readNear } from './near-query.ts'
import type { Problem } from './problem.ts'
import {
  ParameterError,
  type RequestParameters,
  createRequestParameters,
  parameterError,
} from './request-parameters.ts'

/** A parsed query string of a list. */
export interface ListQuery {
  readonly page: number
  /** Absent for the default size. */
  readonly perPage?: number
  readonly filters: Filters
  /** Only records that have every word of the search as it is typed. */
  readonly match?: 'all'
  /** Nothing is searched in place of a word that no record has. No parameter asks for it. */
  readonly isUncorrected?: boolean
  /** Each item says which words of the search it has. */
  readonly why: boolean
  readonly near?: NearQuery
  readonly shape: Shape
  readonly format: 'json' | 'ndjson'
}

/** True when a query selects less than the whole list. */
export const isFiltered = ({ near, filters }: ListQuery): boolean =>
  near !== undefined || Object.keys(filters).length > 0

/** The result of parsing a query string. */
export type Parsed<T> = { readonly query: T } | { readonly problem: Problem }

/**
 * Parses the query string of a list. Ignores unknown and empty parameters; a known parameter that is given twice or is not
 * valid is a problem.
 */
export function parseQuery(
  search: URLSearchParams,
  collection: Collection,
  countries: readonly Country[],
): Parsed<ListQuery> {
  return parse(() =>
    readQuery(createRequestParameters(search, listParameters(collection)), countries),
  )
}

/** Parses the query string of a single record, by the same rules. */
export function parseRecordQuery(
  search: URLSearchParams,
  collection: Collection,
): Parsed<RecordShape> {
  return parse(() => {
    const { value } = createRequestParameters(search, recordParameters(collection))
    return value('full_service') ? 'full_service' : 'full'
  })
}

function parse<T>(read: () => T): Parsed<T> {
  try {
    return { query: read() }
  } catch (error) {
    if (error instanceof ParameterError) return { problem: error.problem }
    throw error
  }
}

/** When several parameters are wrong, the problem names the one that is read first here. */
function readQuery(parameters: RequestParameters, countries: readonly Country[]): ListQuery {
  const perPage = parameters.value('per_page') ?? 'default'
  const near = readNear(parameters, countries)
  const match = parameters.value('match')
  const query: ListQuery = {
    page: parameters.value('page') ?? 1,
    ...(perPage !== 'default' && { perPage }),
    filters: readFilters(parameters),
    ...(match && { match }),
    ...(near && { near }),
    why: parameters.value('why') ?? false,
    shape: readShape(parameters),
    format: parameters.value('format') ?? 'json',
  }
  if (query.format === 'ndjson' && query.shape !== 'item' && query.shape !== 'minimal')
    throw parameterError(
      'format',
      '`format=ndjson` returns the short form of records. To get `full` records, ask for pages.',
    )
  if (query.why && (query.format === 'ndjson' || (query.shape === 'minimal' && !query.perPage)))
    throw parameterError(
      'why',
      '`why` is for items on pages: ask for `per_page`, without `format`.',
    )
  return query
}

/** A flag filters only when it is true. */
const readFilters = ({ value }: RequestParameters): Filters =>
  Object.fromEntries(
    filterNames
      .map((name) => [name, value(name)] as const)
      .filter(([, one]) => one !== undefined && one !== false),
  )

function readShape({ value }: RequestParameters): Shape {
  const minimal = value('minimal')
  const full = value('full')
  const fullService = value('full_service')
  if (minimal && full) throw parameterError('minimal', '`minimal` and `full` cannot both be true.')
  if (minimal) return 'minimal'
  return full ? (fullService ? 'full_service' : 'full') : 'item'
}
