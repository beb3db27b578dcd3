import type { Point } from '../coverage/format/point.ts'
import { pageCount } from '../feed/page.ts'
import { indexPath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import { find } from '../search/read/find.ts'
import { withPacks } from '../search/read/packs.ts'
import type { NearOfferings } from '../search/read/query.ts'
import type { WordMatch } from '../search/read/word-match.ts'
import { answerWholeList } from './answer-whole-list.ts'
import { type Answer, failed, found } from './answer.ts'
import { MEDIA_TYPES } from '../feed/media-types.ts'
import type { Context } from './context.ts'
import { PERSONAL } from './headers.ts'
import { linkHeader } from './link-header.ts'
import { type ListQuery, isFiltered, parseQuery } from './list-query.ts'
import { type NearConditions, readNearConditions } from './near-conditions.ts'
import { isPersonal } from './near-query.ts'
import { linesBody, pageBody } from './page-body.ts'
import { isTooLarge, sizeOf, sliceOf } from './page-size.ts'
import { type Problem, noSuchPage, tooMany } from './problem.ts'
import { readItems } from './read-items.ts'
import { searchHeaders, withWords } from './search-answer.ts'

type Headers = Readonly<Record<string, string>>

/** Answers a request for a list: one page of it or of the records that match a query, or all of them at once. */
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
    return answerWholeList({ collection, query, search, headers: personal }, context)
  const selection = await select(collection, query, context)
  const headers = { ...selection.headers, ...personal }
  if ('problem' in selection) return failed(selection.problem, headers)
  const { total, positions } = selection
  const source = { ...context, collection }
  if (isTooLarge(source, query, positions))
    return failed(tooMany(total, query.format === 'ndjson' ? 'format' : 'minimal'), headers)
  if (query.format === 'ndjson')
    return found(
      linesBody(await readItems(source, query.shape, positions)),
      headers,
      MEDIA_TYPES.ndjson,
    )
  const slice = sliceOf(query, total, source)
  const last = pageCount(slice)
  if (slice.page > Math.max(1, last)) return failed(noSuchPage(slice.page, last), headers)
  const items = await readItems(source, query.shape, positions)
  const body = pageBody(slice, query.why ? items.map(withWords(selection)) : items)
  return found(body, { ...linkHeader(context.base, collection, search, slice), ...headers })
}

/** The positions in the list of the records that the answer shows, and how many match in all. */
export interface Selection {
  readonly total: number
  readonly positions: readonly number[]
  /** The words of the search, and what was found for each. */
  readonly words: readonly WordMatch[]
  readonly headers: Headers
  /** The point that distances are measured from. */
  readonly point?: Point | undefined
  /** How near all offerings are, with their services, when that was asked for. */
  readonly near?: NearOfferings | undefined
}

export interface Refusal {
  readonly problem: Problem
  readonly headers: Headers
}

const NO_CONDITIONS: NearConditions = { conditions: {}, headers: {} }

interface Selecting extends Pick<Context, 'manifest' | 'read'> {
  /** All offerings are measured, whatever the order of results. */
  readonly isMeasured?: boolean
  /** What was asked, where the search has only a part of it. */
  readonly asked?: string
  /** No word is corrected. */
  readonly isUncorrected?: boolean
}

/** Looks a query up in the index. */
export async function select(
  collection: Collection,
  query: ListQuery,
  { manifest, read, isMeasured = false, asked, isUncorrected }: Selecting,
): Promise<Selection | Refusal> {
  const { near, filters, page } = query
  const reader = withPacks((path) => read(indexPath(manifest.build, path)), manifest.search)
  const limit = sizeOf(query, { manifest, collection })
  const isSearch = filters.search !== undefined
  const isLong = isMeasured || limit === undefined
  const first = isSearch && !isMeasured ? 0 : isLong ? Infinity : page * limit
  const nearby = near
    ? await readNearConditions(near, reader, manifest, { collection, first })
    : NO_CONDITIONS
  if ('problem' in nearby) return nearby
  const { near: measured, coverage } = nearby.conditions
  // Within no distance, nearness only orders results without a search.
  const conditions = isSearch && isMeasured ? { coverage } : nearby.conditions
  const results = await find(
    reader,
    manifest.search,
    collection,
    { ...filters, ...conditions, match: query.match, asked, isUncorrected },
    limit === undefined ? {} : { offset: (page - 1) * limit, limit },
  )
  const { total, page: positions, words } = results
  const headers = { ...nearby.headers, ...(isSearch && searchHeaders(results)) }
  const found = { total, positions, words, headers, point: nearby.point }
  return isMeasured ? { ...found, near: measured } : found
}
