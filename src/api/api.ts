import type { Manifest } from '../feed/manifest.ts'
import { MANIFEST, OPENAPI, ROOT, detailPath } from '../feed/paths.ts'
import { LOCAL_BASE } from '../feed/root.ts'
import { MissingFile } from './items.ts'
import { type Context, answerList } from './list.ts'
import { methodNotAllowed, notFound, unavailable } from './problem.ts'
import { ALLOW, type Answer, failed, found, preflight, toResponse } from './respond.ts'
import { type Route, routeOf } from './route.ts'
import type { FeedStore } from './store.ts'

export interface ApiOptions {
  readonly store: FeedStore
  readonly manifest: Manifest
  /** The address that links lead to; without it the publisher's, or the one that was asked. */
  readonly base?: string
}

/** The whole API over any store. It never throws and never answers wrongly: what it cannot read is a 503. */
export function createApi({
  store,
  manifest,
  base,
}: ApiOptions): (request: Request) => Promise<Response> {
  const read = async (path: string) => {
    const response = await store.read(path)
    if (!response) throw new MissingFile()
    return new Uint8Array(await response.arrayBuffer())
  }

  async function answer(request: Request, current: Manifest): Promise<Answer> {
    const url = new URL(request.url)
    const context = { manifest: current, read, base: base ?? current.base_url ?? url.origin }
    const route = routeOf(url.pathname)
    if (route.kind === 'list') return answerList(route.collection, url.searchParams, context)
    return answerFile(route, context)
  }

  async function answerFile(
    route: Exclude<Route, { kind: 'list' }>,
    context: Context,
  ): Promise<Answer> {
    const path = route.kind === 'file' ? route.path : pathOfDetail(route, context.manifest)
    const response = await store.read(path)
    if (!response)
      return failed(
        notFound(
          route.kind === 'detail' ? `Nothing in ${route.collection} has this id.` : undefined,
        ),
      )
    const body = new Uint8Array(await response.arrayBuffer())
    if (path !== ROOT && path !== OPENAPI) return found(body, {}, typeOf(path))
    return found(context.manifest.base_url ? body : withBase(body, context.base))
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return toResponse(failed(methodNotAllowed(request.method), ALLOW), request)
    try {
      return await toResponse(await answer(request, manifest), request)
    } catch (error) {
      const fresh = error instanceof MissingFile ? await readManifest(store) : undefined
      if (fresh && fresh.build !== manifest.build)
        try {
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

const pathOfDetail = ({ collection, id }: Route & { kind: 'detail' }, manifest: Manifest) =>
  detailPath(manifest.collections[collection].details, collection, id)

/** A deploy may have put new files under an old function; the manifest tells where they are. */
async function readManifest(store: FeedStore): Promise<Manifest | undefined> {
  try {
    const response = await store.read(MANIFEST)
    return response && ((await response.json()) as Manifest)
  } catch {
    return undefined
  }
}

/** A feed without a public address of its own names the address that it is asked at. */
const withBase = (body: Uint8Array, base: string) =>
  new TextEncoder().encode(new TextDecoder().decode(body).replaceAll(LOCAL_BASE, base))

const typeOf = (path: string) =>
  path.endsWith('.ndjson') ? 'application/x-ndjson; charset=utf-8' : undefined
