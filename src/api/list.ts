import { pageCount } from '../feed/page.ts'
import { indexPath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import { find } from '../search/read/find.ts'
import { unpacked } from '../search/read/unpacked.ts'
import type { Context } from './context.ts'
import { PERSONAL } from './headers.ts'
import { readItems } from './items.ts'
import { linkHeader } from './links.ts'
import { findNear } from './near.ts'
import { isPersonal } from './near-query.ts'
import { linesBody, pageBody } from './page-body.ts'
import { type ListQuery, isFiltered, parseQuery } from './list-query.ts'
import { type Problem, noSuchPage, tooMany } from './problem.ts'
import { type Answer, NDJSON_TYPE, failed, found } from './respond.ts'
import { isTooMuch, sizeOf, sliceOf } from './size.ts'
import { answerWhole } from './whole-list.ts'

type Headers = Readonly<Record<string, string>>

/** Answers a list: a page of it or of what a query finds in it, or all of that at once. */
export async function answerList(
  collection: Collection,
  search: URLSearchParams,
  context: Context,
): Promise<Answer> {
  const { manifest } = context
  const personal: Headers = isPersonal(search) ? { 'Cache-Control': PERSONAL } : {}
  const parsed = parseQuery(search, collection, manifest.coverage.countries)
  if ('problem' in parsed) return failed(parsed.problem, personal)
  const { query } = parsed
  if (!isFiltered(query))
    return answerWhole({ collection, query, search, headers: personal }, context)
  const chosen = await choose(collection, query, context)
  const headers = { ...chosen.headers, ...personal }
  if ('problem' in chosen) return failed(chosen.problem, headers)
  const { total, positions } = chosen
  const source = { ...context, collection }
  if (isTooMuch(source, query, positions))
    return failed(tooMany(total, query.format === 'ndjson' ? 'format' : 'minimal'), headers)
  if (query.format === 'ndjson')
    return found(linesBody(await readItems(source, query.shape, positions)), headers, NDJSON_TYPE)
  const slice = sliceOf(query, total, source)
  const last = pageCount(slice)
  if (slice.page > Math.max(1, last)) return failed(noSuchPage(slice.page, last), headers)
  const body = pageBody(slice, await readItems(source, query.shape, positions))
  return found(body, { ...linkHeader(context.base, collection, search, slice), ...headers })
}

interface Chosen {
  readonly total: number
  readonly positions: readonly number[]
  readonly headers: Headers
}

interface Refused {
  readonly problem: Problem
  readonly headers: Headers
}

/** A query that speaks of no place. */
const NOWHERE = { conditions: {}, headers: {} }

/** What a query finds: how much in all, and the positions of what this answer shows. */
async function choose(
  collection: Collection,
  query: ListQuery,
  { manifest, read }: Context,
): Promise<Chosen | Refused> {
  const { near, filters, page } = query
  const reader = unpacked((path) => read(indexPath(manifest.build, path)), manifest.search)
  const limit = sizeOf(query, { manifest, collection })
  const first = filters.search !== undefined ? 0 : limit === undefined ? Infinity : page * limit
  const nearby = near ? await findNear(near, reader, manifest, { collection, first }) : NOWHERE
  if ('problem' in nearby) return nearby
  const found = await find(
    reader,
    manifest.search,
    collection,
    { ...filters, ...nearby.conditions },
    limit === undefined ? {} : { offset: (page - 1) * limit, limit },
  )
  return { total: found.total, positions: found.page, headers: nearby.headers }
}
