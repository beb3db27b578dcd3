import type { Collection } from '../hsds/entities.ts'
import type { Manifest } from '../feed/manifest.ts'
import { type Slice, pageCount, rangeOf } from '../feed/page.ts'
import { pagePath } from '../feed/paths.ts'
import { type ReadBytes, readItems } from './items.ts'
import { linkHeader } from './links.ts'
import { pageBody } from './page-body.ts'
import { parseQuery } from './params.ts'
import { noSuchPage } from './problem.ts'
import { type Answer, failed, found } from './respond.ts'

/** What an answer is made from. */
export interface Context {
  readonly manifest: Manifest
  readonly read: ReadBytes
  /** The public address of the feed, without a slash at its end. */
  readonly base: string
}

/** One page of a list. */
export async function answerList(
  collection: Collection,
  search: URLSearchParams,
  context: Context,
): Promise<Answer> {
  const { manifest, base } = context
  const parsed = parseQuery(search, collection, manifest.per_page)
  if ('problem' in parsed) return failed(parsed.problem)
  const { page, perPage } = parsed.query
  const slice = { total: manifest.collections[collection].total, page, perPage }
  if (page > Math.max(1, pageCount(slice))) return failed(noSuchPage(page, pageCount(slice)))
  return found(await wholePage(collection, slice, context), {
    Link: linkHeader(base, collection, search, slice),
  })
}

/** A page of everything: of the usual size it is a finished file, of another it is put together. */
async function wholePage(
  collection: Collection,
  slice: Slice,
  { manifest, read }: Context,
): Promise<Uint8Array> {
  if (slice.perPage === manifest.per_page.default)
    return read(pagePath(manifest.build, collection, slice.page))
  const [from, to] = rangeOf(slice)
  const positions = Array.from({ length: to - from }, (_, i) => from + i)
  return pageBody(slice, await readItems(read, manifest, collection, positions))
}
