import { type Country, type Postcode, parsePostcode } from '../coverage/postcode.ts'
import type { Point } from '../coverage/point.ts'
import type { Collection } from '../hsds/collections.ts'
import { type ParameterName, parameterNames, understands } from '../hsds/parameters.ts'
import type { Query } from '../search/query.ts'
import { type Problem, badParameter, noSuchPostcode } from './problem.ts'
import {
  decimal,
  flag,
  moment,
  point,
  positive,
  timeOfDay,
  weekday,
  wholeNumber,
} from './values.ts'

/** What the records of a list are chosen by, apart from places. */
export type Filters = Omit<Query, 'place' | 'distance'>

/** Where somebody asks from. */
export interface Near {
  readonly postcode?: Postcode
  readonly point?: Point
  /** Only what lies within this distance. */
  readonly metres?: number
}

/** What a list is asked for, once its query string has been understood. */
export interface ListQuery {
  readonly page: number
  /** Absent when nobody asked for a size. */
  readonly perPage?: number
  readonly filters: Filters
  readonly near?: Near
  readonly shape: 'item' | 'minimal' | 'full' | 'full_service'
  readonly format: 'json' | 'ndjson'
}

/** What came of reading a query string. */
export type Parsed<T> = { readonly query: T } | { readonly problem: Problem }

/** The parameters of a request that its list knows and that have a value. */
type Values = ReadonlyMap<ParameterName, string>

/**
 * Reads the query string of a list. Unknown parameters are passed over and empty ones count as absent; a known one that
 * is given twice, or that cannot be understood, is a problem.
 */
export function parseQuery(
  search: URLSearchParams,
  collection: Collection,
  countries: readonly Country[],
): Parsed<ListQuery> {
  const values = new Map<ParameterName, string>()
  for (const name of parameterNames) {
    if (!understands(collection, name)) continue
    const [value, second] = search.getAll(name)
    if (second !== undefined)
      return { problem: badParameter(name, `\`${name}\` is given more than once.`) }
    if (value !== undefined && value.trim() !== '') values.set(name, value.trim())
  }
  try {
    return { query: readAll(values, countries) }
  } catch (error) {
    if (error instanceof Misunderstood) return { problem: error.problem }
    throw error
  }
}

/** Carries a problem out of the reading of one value; it never leaves this file. */
class Misunderstood extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

function readAll(values: Values, countries: readonly Country[]): ListQuery {
  const read = <T>(
    name: ParameterName,
    reader: (text: string) => T | undefined,
    wants: string,
  ): T | undefined => {
    const text = values.get(name)
    const value = text === undefined ? undefined : reader(text)
    if (text !== undefined && value === undefined)
      throw new Misunderstood(badParameter(name, `\`${name}\` must be ${wants}.`))
    return value
  }
  const id = (name: ParameterName) => values.get(name)?.toLowerCase()
  const format = read(
    'format',
    (text) => (['json', 'ndjson'] as const).find((one) => one === text.toLowerCase()),
    'json or ndjson',
  )
  // `true` is how a client of an older standard asks for the default size.
  const size =
    values.get('per_page') === 'true'
      ? undefined
      : read('per_page', pageSize, 'a whole number from 1')
  const near = readNear(values, countries, read)
  const query: ListQuery = {
    page: read('page', wholeNumber, 'a whole number from 1') ?? 1,
    ...(size !== undefined && { perPage: size }),
    filters: defined({
      words: values.get('search') ?? values.get('text'),
      taxonomy_term_id: id('taxonomy_term_id'),
      taxonomy_id: id('taxonomy_id'),
      organization_id: id('organization_id'),
      parent_id: id('parent_id'),
      top_only: read('top_only', flag, 'true or false') || undefined,
      minimum_age: read('minimum_age', decimal, 'a number'),
      maximum_age: read('maximum_age', decimal, 'a number'),
      day: read('day', weekday<'MO'>, 'a day of the week, such as MO or Monday'),
      start_time: read('start_time', timeOfDay, 'a time, such as 09:30'),
      end_time: read('end_time', timeOfDay, 'a time, such as 17:00'),
      modified_after: read(
        'modified_after',
        moment,
        'a date such as 2026-10-01, or a date and a time',
      ),
    }),
    ...(near && { near }),
    shape: shapeOf(
      read('minimal', flag, 'true or false') ?? false,
      read('full', flag, 'true or false') ?? false,
      read('full_service', flag, 'true or false') ?? false,
    ),
    format: format ?? 'json',
  }
  if (query.format === 'ndjson' && (query.shape === 'full' || query.shape === 'full_service'))
    throw new Misunderstood(
      badParameter(
        'format',
        '`format=ndjson` gives records in their short form; ask for `full` ones page by page.',
      ),
    )
  return query
}

type Read = <T>(
  name: ParameterName,
  reader: (text: string) => T | undefined,
  wants: string,
) => T | undefined

/** A postcode with or without a distance, or a point with one. */
function readNear(values: Values, countries: readonly Country[], read: Read): Near | undefined {
  const postcode = readPostcode(values.get('postcode'), countries)
  const radius = read('radius', positive, 'a number of kilometres')
  const written = values.get('proximity') ?? ''
  if (!written.includes(',')) {
    const metres = read('proximity', positive, 'a number of metres, or a latitude and a longitude')
    if (radius !== undefined)
      throw new Misunderstood(
        badParameter(
          'radius',
          '`radius` needs a point: `proximity` with a latitude and a longitude.',
        ),
      )
    if (metres !== undefined && !postcode)
      throw new Misunderstood(
        badParameter('proximity', '`proximity` in metres needs a `postcode`.'),
      )
    return postcode && { postcode, ...(metres !== undefined && { metres }) }
  }
  const centre = read('proximity', point, 'a number of metres, or a latitude and a longitude')
  if (postcode)
    throw new Misunderstood(
      badParameter('proximity', 'Give a `postcode` or a point in `proximity`, not both.'),
    )
  if (radius === undefined)
    throw new Misunderstood(
      badParameter('radius', 'A point in `proximity` needs a `radius` in kilometres.'),
    )
  return centre && { point: centre, metres: radius * 1000 }
}

function readPostcode(
  text: string | undefined,
  countries: readonly Country[],
): Postcode | undefined {
  if (text === undefined) return undefined
  const parsed = parsePostcode(text, countries)
  if ('postcode' in parsed) {
    if (parsed.postcode.kind !== 'area') return parsed.postcode
    throw new Misunderstood(
      badParameter('postcode', '`postcode` is too short: give at least the part before the space.'),
    )
  }
  if (parsed.problem !== 'malformed') throw new Misunderstood(noSuchPostcode())
  throw new Misunderstood(badParameter('postcode', '`postcode` is not written like a postcode.'))
}

function shapeOf(minimal: boolean, full: boolean, fullService: boolean): ListQuery['shape'] {
  if (minimal && full)
    throw new Misunderstood(badParameter('minimal', '`minimal` and `full` cannot both be true.'))
  if (minimal) return 'minimal'
  return full ? (fullService ? 'full_service' : 'full') : 'item'
}

/** Any number of digits; what is beyond the maximum is capped anyway. */
const pageSize = (text: string) =>
  /^[1-9]\d{15,}$/.test(text) ? Number.MAX_SAFE_INTEGER : wholeNumber(text)

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
