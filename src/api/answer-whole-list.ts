import { pageCount, rangeOf } from '../feed/page.ts'
import { type WholeFile, pagePath, wholePath } from '../feed/paths.ts'
import type { Collection } from '../hsds/collections.ts'
import { type Answer, type Unread, failed, found, passedOn } from './answer.ts'
import { MEDIA_TYPES } from '../feed/media-types.ts'
import type { Context } from './context.ts'
import { linkHeader } from './link-header.ts'
import type { ListQuery } from './list-query.ts'
import { pageBody } from './page-body.ts'
import { sliceOf } from './page-size.ts'
import { noSuchPage } from './problem.ts'
import { fileChecksum } from '../text/checksum.ts'
import type { PageFile } from './manifest.ts'
import { MissingFile } from './lines.ts'
import { readItems } from './read-items.ts'
import { readWholeLines } from './whole-file.ts'

/** A request for a list without filters, and headers for any answer to it. */
export interface WholeListRequest {
  readonly collection: Collection
  readonly query: ListQuery
  readonly search: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
}

/** Answers from a list without filters: with a published file where there is one, else by making a page. */
export async function answerWholeList(
  { collection, query, search, headers }: WholeListRequest,
  context: Context,
): Promise<Answer> {
  const { manifest, read, base, isOnly } = context
  const { build, per_page, collections } = manifest
  const { total, marks, sizes, checks } = collections[collection]
  if (query.format === 'ndjson') {
    const name = query.shape === 'minimal' ? 'minimal.ndjson' : 'all.ndjson'
    const read = (file: Response) => readWholeLines(file, total, sizes[name])
    return passOn(name, read, { headers, type: MEDIA_TYPES.ndjson })
  }
  const slice = sliceOf(query, total, { manifest, collection })
  const last = pageCount(slice)
  if (slice.page > Math.max(1, last)) return failed(noSuchPage(slice.page, last), headers)
  const linked = { ...linkHeader(base, collection, search, slice), ...headers }
  if (query.shape === 'minimal' && query.perPage === undefined)
    return passOn('minimal.json', async (file) => pageOf('minimal.json', await bytesOf(file)), {
      headers: linked,
    })
  if (query.shape === 'item' && slice.perPage === per_page.default) {
    const body = await read(pagePath(build, collection, slice.page))
    return found(pageOf('pages', body), linked)
  }
  const [from, to] = rangeOf(slice)
  const positions = Array.from({ length: to - from }, (_, i) => from + i)
  const items = await readItems({ ...context, collection }, query.shape, positions)
  return found(pageBody(slice, items), linked)

  /** A published page. Throws `MissingFile` when it is not whole, or another. */
  function pageOf(name: PageFile, body: Uint8Array): Uint8Array {
    if (isOnly || checks[name]?.startsWith(fileChecksum(body), (slice.page - 1) * 8)) return body
    throw new MissingFile('A finished page is not whole.')
  }

  /** Passes a published file on. Its digest is known, so a client that has it already gets no byte of it. */
  async function passOn(
    name: WholeFile,
    readFile: (file: Response) => ReturnType<Unread['read']>,
    { headers, type }: { readonly headers: WholeListRequest['headers']; readonly type?: string },
  ): Promise<Answer> {
    const path = wholePath(build, collection, name)
    const file = await context.open(path)
    if (!file) throw new MissingFile(path)
    const body = { read: () => readFile(file), cancel: async () => file.body?.cancel() }
    return passedOn(body, marks[name] ?? build, headers, type)
  }
}

const bytesOf = async (file: Response) => new Uint8Array(await file.arrayBuffer())
