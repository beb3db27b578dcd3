import { isPage } from '../../api/answer-page.ts'
import { MEDIA_TYPES } from '../../feed/media-types.ts'
import { createMemoryStore } from '../../api/memory-store.ts'
import { unavailable } from '../../api/problem.ts'
import { failed, toResponse } from '../../api/answer.ts'
import type { LoadedContent } from '../../io/read/loaded-content.ts'
import { createContentLoader } from '../../generator/pipeline.ts'
import type { Assets } from '../../pages/layout/assets.ts'
import { bundleAssets } from '../../generator/publish/bundle-assets.ts'
import { refreshEditorSchemas } from '../../generator/publish/write-editor-schemas.ts'
import type { Directory } from '../../directory/directory.ts'
import { createSite } from '../../hosts/node/answer-site.ts'
import { nodePlatform } from '../../generator/publish/platform.ts'
import { createLookup } from '../../generator/site/lookup.ts'
import { composeSite } from '../../generator/site/site.ts'
import type { Changed } from './changes.ts'
import { type RunningServer, startServer } from '../../hosts/node/node-server.ts'
import { createLivePages } from './live-pages.ts'
import { watchContent } from './watch.ts'

export interface DevOptions {
  readonly content: string
  readonly port: number
  /** Lets other devices in, not only this machine. */
  readonly host?: boolean
  /** The day for which documents are composed, as YYYY-MM-DD; without it that of the clock. */
  readonly today?: string | undefined
  /** Called after every change, with or without errors, with the time that reading and checking took. */
  readonly onBuild: (loaded: LoadedContent, milliseconds: number) => void
}

type Api = (request: Request) => Promise<Response>

/**
 * Serves a content folder from memory, and reads it again after every change. A document is composed when it is requested,
 * so that a save waits for little but the check. While there are errors, the last version without errors is served, and
 * open pages show them; after any other change they load again.
 */
export async function startDev({
  content,
  port,
  host = false,
  today,
  onBuild,
}: DevOptions): Promise<RunningServer> {
  let api: Api = unbuilt
  // In another process, while the records are read.
  const bundling = bundleAssets()
  // The first build reports a failure.
  bundling.catch(() => {})
  const load = createContentLoader(content, { today })
  let last: LoadedContent | undefined
  const live = createLivePages()
  const answer: Api = async (request) =>
    live.answer(request) ?? (await live.withScript(await api(request)))
  // First, so that a port that is taken is reported before anything else.
  const server = await startServer(answer, { port, host })
  try {
    const watching = await watchContent(content, build)
    return {
      origin: server.origin,
      close: async () => {
        await watching.close()
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }

  async function build(changed: Changed): Promise<void> {
    const start = performance.now()
    const loaded = await load(changed)
    if (loaded === last) return
    last = loaded
    refreshEditorSchemas(content, loaded)
    const { directory } = loaded
    if (directory) api = composeApi(directory, loaded, await bundling)
    const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error')
    live.update(errors)
    onBuild(loaded, performance.now() - start)
  }
}

/** Links lead to this server, whatever address the feed will have. */
function composeApi(directory: Directory, loaded: LoadedContent, assets: Assets): Api {
  const site = composeSite(directory, { ...loaded, assets })
  const lookup = createLookup(site, nodePlatform)
  const { manifest } = lookup
  const store = createMemoryStore(lookup)
  return (request) =>
    createSite({ store, manifest, base: new URL(request.url).origin, isOnly: true })(request)
}

/** The records have had errors since the start. An empty page is there for these to be laid over. */
const unbuilt: Api = async (request) =>
  isPage(new URL(request.url).pathname)
    ? new Response('<!doctype html><title>osd dev</title><body></body>', {
        status: 503,
        headers: { 'Content-Type': MEDIA_TYPES.html },
      })
    : toResponse(
        failed({
          ...unavailable(),
          detail: 'The records have errors, and there is no earlier build to show.',
        }),
        request,
      )
