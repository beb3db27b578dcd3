import type { Manifest } from './manifest.ts'
import { answerMethod } from './methods.ts'
import { MANIFEST, OPENAPI, ROOT, isPublishable } from '../feed/paths.ts'
import type { Context } from './context.ts'
import { MissingFile, recordPath } from './items.ts'
import { answerList } from './list.ts'
import { parseRecordQuery } from './list-query.ts'
import { notFound, unavailable } from './problem.ts'
import { type Answer, failed, found, toResponse } from './respond.ts'
import { type Route, routeOf } from './route.ts'
import type { FeedStore } from './store.ts'

export interface ApiOptions {
  readonly store: FeedStore
  readonly manifest: Manifest
  /** The address that links lead to; without it the publisher's, or the one that was asked. */
  readonly base?: string
  /** No other build can take the place of this one, so what is not there is nowhere. */
  readonly isOnly?: boolean
}

/** The whole API over any store. It never throws and never answers wrongly: what it cannot read is a 503. */
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
      base: base ?? current.base_url ?? url.origin,
    }
    const route = routeOf(url.pathname)
    if (route.kind === 'list') return answerList(route.collection, url.searchParams, context)
    if (route.kind === 'detail') return answerDetail(route, url.searchParams, current)
    if (route.kind === 'nowhere') return failed(notFound())
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
    if (!response) return failed(notFound(`Nothing in ${collection} has this id.`))
    return found(new Uint8Array(await response.arrayBuffer()))
  }

  /** A deploy may have laid the records out in another way; while that cannot be told, nothing is known to be missing. */
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
        // Neither build can be read: the same as any other fault.
      }
      // Without the query, which may say where somebody lives.
      console.error(`${new URL(request.url).pathname}: ${(error as Error).name}`)
      return toResponse(failed(unavailable()), request)
    }
  }
}

/** A deploy may have put new files under an old function; the manifest tells where they are. Throws when it does not. */
async function readManifest(store: FeedStore): Promise<Manifest> {
  const manifest = (await (await store.read(MANIFEST))?.json()) as Manifest | null | undefined
  if (manifest?.format !== 2) throw new Error('There is no manifest that can be understood.')
  return manifest
}

/** The documents that name the address of the feed, with the address that links lead to. */
function withBase(path: string, body: Uint8Array, base: string): Uint8Array {
  const written = JSON.parse(new TextDecoder().decode(body)) as object
  const own = path === ROOT ? { openapi_url: base + OPENAPI } : { servers: [{ url: base }] }
  return new TextEncoder().encode(JSON.stringify({ ...written, ...own }))
}

const typeOf = (path: string) =>
  path.endsWith('.ndjson') ? 'application/x-ndjson; charset=utf-8' : undefined
