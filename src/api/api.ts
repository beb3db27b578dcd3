import { mediaTypeOf } from '../feed/media-types.ts'
import { SVG_POLICY } from './public-types.ts'
import { OPENAPI, ROOT } from '../feed/paths.ts'
import { answerFeed } from './answer-feed.ts'
import { answerPage, isPage } from './answer-page.ts'
import { answerSuggest } from './answer-suggest.ts'
import { type Answer, failed, found } from './answer.ts'
import { type ApiOptions, answering } from './answering.ts'
import type { Context } from './context.ts'
import { nothingHere } from './problem.ts'
import { type Route, routeOf } from './route.ts'

/** The whole API over any store. Never throws, and never gives a wrong answer: what it cannot read is a 503. */
export function createApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { store } = options

  return answering(options, async (url, context) => {
    const route = routeOf(url.pathname)
    if (route.kind === 'suggest') return answerSuggest(url.searchParams, context)
    if (route.kind !== 'file') return answerFeed(url, context)
    if (isPage(route.path))
      return (
        (await answerPage(route.path, store, context.manifest.pages)) ??
        failed(nothingHere(context.manifest.pages))
      )
    return answerFile(route, context)
  })

  async function answerFile({ path }: Route & { kind: 'file' }, context: Context): Promise<Answer> {
    const response = await store.read(path)
    if (!response) return failed(nothingHere(context.manifest.pages))
    const body = new Uint8Array(await response.arrayBuffer())
    if (path !== ROOT && path !== OPENAPI)
      return found(body, path.endsWith('.svg') ? SVG_POLICY : {}, mediaTypeOf(path))
    return found(withBase(path, body, context.base))
  }
}

/** A document that names the address of the feed, with the address that links lead to. */
function withBase(path: string, body: Uint8Array, base: string): Uint8Array {
  const document = JSON.parse(new TextDecoder().decode(body)) as object
  const own = path === ROOT ? { openapi_url: base + OPENAPI } : { servers: [{ url: base }] }
  return new TextEncoder().encode(JSON.stringify({ ...document, ...own }))
}
