import { parameters } from '../hsds/parameters.ts'
import type { Collection } from '../hsds/entities.ts'
import { type Problem, badParameter } from './problem.ts'

/** What a list is asked for, once its query string has been understood. */
export interface ListQuery {
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/** What came of reading a query string. */
export type ParsedQuery = { readonly query: ListQuery } | { readonly problem: Problem }

interface PageSizes {
  readonly default: number
  readonly maximum: number
}

/**
 * Reads the query string of a list. Unknown parameters are passed over and empty ones count as absent; a known one that
 * is given twice, or that cannot be understood, is a problem.
 */
export function parseQuery(
  search: URLSearchParams,
  collection: Collection,
  sizes: PageSizes,
): ParsedQuery {
  const values = new Map<string, string>()
  for (const { name, lists } of parameters) {
    if (!lists.includes(collection)) continue
    const [value, second] = search.getAll(name)
    if (second !== undefined)
      return { problem: badParameter(name, `\`${name}\` is given more than once.`) }
    if (value !== undefined && value.trim() !== '') values.set(name, value.trim())
  }
  const page = wholeNumber(values.get('page') ?? '1')
  if (page === undefined)
    return { problem: badParameter('page', '`page` must be a whole number from 1.') }
  const perPage = pageSize(values.get('per_page'), sizes)
  if (perPage === undefined)
    return { problem: badParameter('per_page', '`per_page` must be a whole number from 1.') }
  return { query: { page, perPage } }
}

/** A number as it stands in a query string, from 1. */
const wholeNumber = (text: string) => (/^0*[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** More than the maximum is the maximum; `true` is how a client of an older standard asks for the default. */
function pageSize(text: string | undefined, sizes: PageSizes): number | undefined {
  if (text === undefined || text === 'true') return sizes.default
  const size = /^\d{16,}$/.test(text) ? sizes.maximum : wholeNumber(text)
  return size && Math.min(size, sizes.maximum)
}
