import { MANIFEST, OPENAPI, ROOT, isPublishable } from '../feed/paths.ts'
import { answerPage, isPage } from './answer-page.ts'
import { answerList } from './answer-list.ts'
import { type Answer, NDJSON_TYPE, NOT_STORED, failed, found, toResponse } from './answer.ts'
import type { Context } from './context.ts'
import { parseRecordQuery } from './list-query.ts'
import type { Manifest } from './manifest.ts'
import { answerMethod } from './methods.ts'
import { notFound, unavailable } from './problem.ts'
import { MissingFile, recordPath, wholeRecord } from './read-items.ts'
import { type Route, routeOf } from './route.ts'
import type { FeedStore } from './store.ts'

export interface ApiOptions {
  readonly store: FeedStore
  readonly manifest: Manifest
  /** The address that links lead to. Default: `base_url` of the manifest, or the origin of the request. */
  readonly base?: string
  /** No other build can replace this one, so a file that is missing does not exist. */
  readonly isOnly?: boolean
}

/** The whole API over any store. Never throws, and never gives a wrong answer: what it cannot read is a 503. */
export function createApi({
  store,
  manifest,
  base,
  isOnly = false,
}: ApiOptions): (request: Request) => Promise<Response> {
  const read = async (path: string) => {
    const response = await store.read(path)
    if (!response) throw new MissingFile(path)
    return new Uint8Array(await response.arrayBuffer())
  }

  async function answer(request: Request, current: Manifest): Promise<Answer> {
    const url = new URL(request.url)
    const context = {
      manifest: current,
      read,
      open: (path: string) => store.read(path),
      confirm: async () => {
        if (isOnly || (await readManifest(store)).build === current.build) return
        throw new MissingFile('Another build is published.')
      },
      base: base ?? current.base_url ?? url.origin,
    }
    const route = routeOf(url.pathname)
    if (route.kind === 'list') return answerList(route.collection, url.searchParams, context)
    if (route.kind === 'detail') return answerDetail(route, url.searchParams, current)
    if (route.kind === 'nowhere') return failed(notFound())
    if (isPage(route.path)) return (await answerPage(route.path, store)) ?? failed(notFound())
    return answerFile(route, context)
  }

  async function answerFile({ path }: Route & { kind: 'file' }, context: Context): Promise<Answer> {
    const response = await store.read(path)
    if (!response) return failed(notFound())
    const body = new Uint8Array(await response.arrayBuffer())
    if (path !== ROOT && path !== OPENAPI) return found(body, {}, typeOf(path))
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

  return async (request) => {
    const refused = await answerMethod(request)
    if (refused) return refused
    try {
      return await toResponse(await answer(request, manifest), request)
    } catch (error) {
      try {
        const isLost = error instanceof MissingFile && !isOnly
        const fresh = isLost ? await readManifest(store) : manifest
        if (fresh.build !== manifest.build)
          return await toResponse(await answer(request, fresh), request)
      } catch {
        // Neither build can be read. Answered below like any other fault.
      }
      // The query string is not logged: it may say where somebody lives.
      console.error(`${new URL(request.url).pathname}: ${(error as Error).name}`)
      return toResponse(failed(unavailable()), request)
    }
  }
}

/** Reads the published manifest, because a deploy may have put new files behind an old function. Throws when it cannot. */
async function readManifest(store: FeedStore): Promise<Manifest> {
  const manifest = (await (await store.read(MANIFEST))?.json()) as Manifest | null | undefined
  if (manifest?.format !== 3) throw new Error('There is no manifest that can be understood.')
  return manifest
}

/** A document that names the address of the feed, with the address that links lead to. */
function withBase(path: string, body: Uint8Array, base: string): Uint8Array {
  const document = JSON.parse(new TextDecoder().decode(body)) as object
  const own = path === ROOT ? { openapi_url: base + OPENAPI } : { servers: [{ url: base }] }
  return new TextEncoder().encode(JSON.stringify({ ...document, ...own }))
}

/** All other files are JSON, whatever they are called. */
const typeOf = (path: string) => TYPES[path.slice(path.lastIndexOf('.') + 1)]

const TYPES: Readonly<Record<string, string>> = {
  ndjson: NDJSON_TYPE,
  bin: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  gz: 'application/gzip',
  zip: 'application/zip',
}
