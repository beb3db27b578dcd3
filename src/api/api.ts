import { mediaTypeOf } from '../feed/media-types.ts'
import { SVG_POLICY } from './public-types.ts'
import { OPENAPI, ROOT, isPublishable } from '../feed/paths.ts'
import { answerPage, isPage } from './answer-page.ts'
import { answerList } from './answer-list.ts'
import { answerSuggest } from './answer-suggest.ts'
import { type Answer, NOT_STORED, failed, found } from './answer.ts'
import { type ApiOptions, answering, readManifest } from './answering.ts'
import type { Context } from './context.ts'
import { parseRecordQuery } from './list-query.ts'
import type { Manifest } from './manifest.ts'
import { notFound } from './problem.ts'
import { recordPath, wholeRecord } from './read-items.ts'
import { type Route, routeOf } from './route.ts'

/** The whole API over any store. Never throws, and never gives a wrong answer: what it cannot read is a 503. */
export function createApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { store, isOnly = false } = options

  return answering(options, async ({ pathname, searchParams }, context) => {
    const route = routeOf(pathname)
    if (route.kind === 'list') return answerList(route.collection, searchParams, context)
    if (route.kind === 'detail') return answerDetail(route, searchParams, context.manifest)
    if (route.kind === 'suggest') return answerSuggest(searchParams, context)
    if (route.kind === 'nowhere') return failed(notFound())
    if (isPage(route.path))
      return (await answerPage(route.path, store, context.manifest.pages)) ?? failed(notFound())
    return answerFile(route, context)
  })

  async function answerFile({ path }: Route & { kind: 'file' }, context: Context): Promise<Answer> {
    const response = await store.read(path)
    if (!response) return failed(notFound())
    const body = new Uint8Array(await response.arrayBuffer())
    if (path !== ROOT && path !== OPENAPI)
      return found(body, path.endsWith('.svg') ? SVG_POLICY : {}, mediaTypeOf(path))
    return found(withBase(path, body, context.base))
  }

  async function answerDetail(
    { collection, id }: Route & { kind: 'detail' },
    search: URLSearchParams,
    current: Manifest,
  ): Promise<Answer> {
    const parsed = parseRecordQuery(search, collection)
    if ('problem' in parsed) return failed(parsed.problem)
    const pathIn = (manifest: Manifest) => recordPath({ manifest, collection }, parsed.query, id)
    const path = pathIn(current)
    const response = isPublishable(path)
      ? ((await store.read(path)) ?? (await readMoved(pathIn, current)))
      : undefined
    // Not cached: the id may be unknown, or its file may be lost.
    if (!response) return failed(notFound(`Nothing in ${collection} has this id.`), NOT_STORED)
    return found(wholeRecord(new Uint8Array(await response.arrayBuffer()), id))
  }

  /** Reads a record where a newer deploy may have put it. Throws when the newer manifest cannot be read. */
  async function readMoved(
    pathIn: (manifest: Manifest) => string,
    current: Manifest,
  ): Promise<Response | undefined> {
    if (isOnly) return undefined
    const path = pathIn(await readManifest(store))
    return path === pathIn(current) ? undefined : store.read(path)
  }
}

/** A document that names the address of the feed, with the address that links lead to. */
function withBase(path: string, body: Uint8Array, base: string): Uint8Array {
  const document = JSON.parse(new TextDecoder().decode(body)) as object
  const own = path === ROOT ? { openapi_url: base + OPENAPI } : { servers: [{ url: base }] }
  return new TextEncoder().encode(JSON.stringify({ ...document, ...own }))
}
