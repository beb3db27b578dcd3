import type { Collection } from '../hsds/collections.ts'
import { type Slice, pageCount, rangeOf } from '../feed/page.ts'
import { indexPath, pagePath, wholePath } from '../feed/paths.ts'
import { find } from '../search/find.ts'
import { PERSONAL } from './headers.ts'
import { type ReadBytes, type Source, filesOf, readItems } from './items.ts'
import { linkHeader } from './links.ts'
import type { Manifest } from './manifest.ts'
import { findNear } from './near.ts'
import { pageBody } from './page-body.ts'
import { type ListQuery, parseQuery } from './params.ts'
import { type Problem, noSuchPage, tooMany } from './problem.ts'
import { type Answer, failed, found, handedOn } from './respond.ts'

/** What an answer is made from. */
export interface Context {
  readonly manifest: Manifest
  readonly read: ReadBytes
  /** The file at a path as it comes, or nothing. */
  readonly open: (path: string) => Promise<Response | undefined>
  /** The public address of the feed, without a slash at its end. */
  readonly base: string
}

/** The most whole records on a page. */
const MOST_FULL = 20
/** The most files that one answer may be put together from, within the time that the edge gives. */
const MOST_FILES = 100
const MOST_LINES = 25_000

/** Answers a list: a page of it or of what a query finds in it, or all of that at once. */
export async function answerList(
  collection: Collection,
  search: URLSearchParams,
  context: Context,
): Promise<Answer> {
  const { manifest } = context
  const personal = isPersonal(search) ? { 'Cache-Control': PERSONAL } : {}
  const parsed = parseQuery(search, collection, manifest.coverage.countries)
  if ('problem' in parsed) return failed(parsed.problem, personal)
  const { query } = parsed
  const isFiltered = query.near !== undefined || Object.keys(query.filters).length > 0
  if (!isFiltered) return answerWhole(collection, query, search, context)
  const result = await choose(collection, query, context)
  if ('problem' in result) return failed(result.problem, { ...result.headers, ...personal })
  const { total, positions, headers } = result
  const source = { ...context, collection }
  if (query.format === 'ndjson')
    return answerLines(source, query, positions, { ...headers, ...personal })
  const slice = sliceOf(query, total, manifest)
  if (slice.page > Math.max(1, pageCount(slice)))
    return failed(noSuchPage(slice.page, pageCount(slice)), { ...headers, ...personal })
  if (isTooMuch(source, query, positions))
    return failed(tooMany(total), { ...headers, ...personal })
  const body = pageBody(slice, await readItems(source, query.shape, positions))
  const Link = linkHeader(context.base, collection, search, slice)
  return found(body, { Link, ...headers, ...personal })
}

/** A question that says where somebody is, whatever list it is put to. */
export const isPersonal = (search: URLSearchParams): boolean =>
  ['postcode', 'proximity'].some((name) => search.getAll(name).some((value) => value.trim() !== ''))

interface Chosen {
  readonly total: number
  readonly positions: readonly number[]
  readonly headers: Readonly<Record<string, string>>
}

/** What a query finds: how much in all, and the positions of what is asked for now. */
async function choose(
  collection: Collection,
  { near, filters, ...query }: ListQuery,
  { manifest, read }: Context,
): Promise<
  Chosen | { readonly problem: Problem; readonly headers?: Readonly<Record<string, string>> }
> {
  const reader = (path: string) => read(indexPath(manifest.build, path))
  const nearby = near ? await findNear(near, reader, manifest) : { conditions: {}, headers: {} }
  if ('problem' in nearby) return nearby
  const perPage = sizeOf({ ...query, filters }, manifest) ?? Infinity
  const range =
    query.format === 'ndjson' || perPage === Infinity
      ? { offset: 0, limit: Infinity }
      : { offset: (query.page - 1) * perPage, limit: perPage }
  const { total, page } = await find(
    reader,
    manifest.search,
    collection,
    { ...filters, ...nearby.conditions },
    range,
  )
  return { total, positions: page, headers: nearby.headers }
}

/** How many items a page has; nothing when they all go on one. */
function sizeOf(
  { shape, perPage }: ListQuery,
  { per_page }: Pick<Manifest, 'per_page'>,
): number | undefined {
  if (shape === 'minimal' && perPage === undefined) return undefined
  const size = Math.min(perPage ?? per_page.default, per_page.maximum)
  return shape === 'item' || shape === 'minimal' ? size : Math.min(size, MOST_FULL)
}

const sliceOf = (query: ListQuery, total: number, manifest: Manifest): Slice => ({
  total,
  page: query.page,
  perPage: sizeOf(query, manifest) ?? Math.max(1, total),
})

const isTooMuch = (source: Source, { shape }: ListQuery, positions: readonly number[]) =>
  positions.length > MOST_LINES ||
  filesOf(source, shape === 'item' ? 'item' : 'minimal', positions).length > MOST_FILES

/** Everything that was found, one record a line. */
async function answerLines(
  source: Source,
  query: ListQuery,
  positions: readonly number[],
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  if (isTooMuch(source, query, positions)) return failed(tooMany(positions.length), headers)
  const items = await readItems(source, query.shape, positions)
  const body = new Uint8Array(items.reduce((sum, { length }) => sum + length + 1, 0))
  let at = 0
  for (const item of items) {
    body.set(item, at)
    at += item.length
    body[at++] = NEWLINE
  }
  return found(body, headers, NDJSON)
}

const NEWLINE = 10
const NDJSON = 'application/x-ndjson; charset=utf-8'

/** A list without any condition: mostly a finished file, else put together. */
async function answerWhole(
  collection: Collection,
  query: ListQuery,
  search: URLSearchParams,
  context: Context,
): Promise<Answer> {
  const { manifest, read, base } = context
  const { build, per_page, collections } = manifest
  const { total } = collections[collection]
  if (query.format === 'ndjson')
    return handOn(query.shape === 'minimal' ? 'minimal.ndjson' : 'all.ndjson', NDJSON)
  const slice = sliceOf(query, total, manifest)
  if (slice.page > Math.max(1, pageCount(slice)))
    return failed(noSuchPage(slice.page, pageCount(slice)))
  const Link = linkHeader(base, collection, search, slice)
  if (query.shape === 'minimal' && query.perPage === undefined)
    return handOn('minimal.json', undefined, { Link })
  if (query.shape === 'item' && slice.perPage === per_page.default)
    return found(await read(pagePath(build, collection, slice.page)), { Link })
  const [from, to] = rangeOf(slice)
  const positions = Array.from({ length: to - from }, (_, i) => from + i)
  return found(
    pageBody(slice, await readItems({ ...context, collection }, query.shape, positions)),
    { Link },
  )

  /** A finished file, passed on as it comes. */
  async function handOn(
    name: Parameters<typeof wholePath>[2],
    type?: string,
    headers = {},
  ): Promise<Answer> {
    const response = await context.open(wholePath(build, collection, name))
    return handedOn(response, collections[collection].marks[name] ?? build, headers, type)
  }
}
