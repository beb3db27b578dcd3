import { MANIFEST } from '../feed/paths.ts'
import { type Answer, answerUnavailable, toResponse } from './answer.ts'
import type { Context } from './context.ts'
import type { Manifest } from './manifest.ts'
import { answerMethod } from './methods.ts'
import { MissingFile } from './lines.ts'
import { type FeedStore, readerOf } from './store.ts'

export interface ApiOptions {
  readonly store: FeedStore
  readonly manifest: Manifest
  /** The address that links lead to. Default: `base_url` of the manifest, or the origin of the request. */
  readonly base?: string
  /** No other build can replace this one, so a file that is missing does not exist. */
  readonly isOnly?: boolean
}

/**
 * Answers GET and HEAD with what `answer` makes, and other methods as the whole API does. Never throws: when a file is
 * missing and another build is published, it answers from that one; what it cannot read is a 503.
 */
export function answering(
  { store, manifest, base, isOnly = false }: ApiOptions,
  answer: (url: URL, context: Context) => Answer | Promise<Answer>,
): (request: Request) => Promise<Response> {
  const read = readerOf(store)
  const answerFrom = (request: Request, current: Manifest) => {
    const url = new URL(request.url)
    return answer(url, {
      manifest: current,
      read,
      open: (path) => store.read(path),
      isOnly,
      newest: async () => (isOnly ? current : readManifest(store)),
      base: base ?? current.base_url ?? url.origin,
    })
  }
  return async (request) => {
    const refused = await answerMethod(request)
    if (refused) return refused
    try {
      return await toResponse(await answerFrom(request, manifest), request)
    } catch (error) {
      try {
        const isLost = error instanceof MissingFile && !isOnly
        const fresh = isLost ? await readManifest(store) : manifest
        if (fresh.build !== manifest.build)
          return await toResponse(await answerFrom(request, fresh), request)
      } catch {
        // Neither build can be read. Answered below like any other fault.
      }
      return answerUnavailable(request, error)
    }
  }
}

/** Reads the published manifest, because a deploy may have put new files behind an old function. Throws when it cannot. */
export async function readManifest(store: FeedStore): Promise<Manifest> {
  const manifest = (await (await store.read(MANIFEST))?.json()) as Manifest | null | undefined
  if (manifest?.format !== 4) throw new Error('There is no manifest that can be understood.')
  return manifest
}
