import { createApi } from '../api/api.ts'
import { createMemoryStore } from '../api/memory-store.ts'
import { unavailable } from '../api/problem.ts'
import { failed, toResponse } from '../api/answer.ts'
import type { LoadedContent } from '../read/loaded-content.ts'
import { createContentLoader } from '../pipeline.ts'
import { refreshEditorSchemas } from '../publish/write-editor-schemas.ts'
import type { Directory } from '../directory/directory.ts'
import { nodeHashing } from '../files/hashing.ts'
import { createLookup } from '../site/lookup.ts'
import { composeSite } from '../site/site.ts'
import { type RunningServer, startServer } from './node-server.ts'
import { type Changed, watchContent } from './watch.ts'

export interface DevOptions {
  readonly content: string
  readonly port: number
  /** Told whenever the records have changed, good or bad, with the time that reading took. */
  readonly onBuild: (loaded: LoadedContent, milliseconds: number) => void
}

type Api = (request: Request) => Promise<Response>

/**
 * Serves a content folder from memory, and reads it anew when something in it changes. Of the site only that is made
 * which is asked for, so that whoever saves often waits for little but the check. Errors leave the last good records.
 */
export async function startDev({ content, port, onBuild }: DevOptions): Promise<RunningServer> {
  let api: Api = unbuilt
  const load = createContentLoader(content)
  let last: LoadedContent | undefined
  const watching = await watchContent(content, build)
  try {
    const server = await startServer((request) => api(request), { port })
    return {
      origin: server.origin,
      close: async () => {
        await watching.close()
        await server.close()
      },
    }
  } catch (error) {
    await watching.close()
    throw error
  }

  async function build(changed: Changed): Promise<void> {
    const start = performance.now()
    const loaded = await load(changed)
    if (loaded === last) return
    last = loaded
    refreshEditorSchemas(content, loaded)
    const { directory } = loaded
    if (directory) api = composeApi(directory, loaded)
    onBuild(loaded, performance.now() - start)
  }
}

/** Links lead to this server, whatever address the feed will have. */
function composeApi(directory: Directory, { build, postcodes }: LoadedContent): Api {
  const lookup = createLookup(composeSite(directory, { build, postcodes }), nodeHashing)
  const { manifest } = lookup
  const store = createMemoryStore(lookup)
  return (request) =>
    createApi({ store, manifest, base: new URL(request.url).origin, isOnly: true })(request)
}

/** Before the first good build there is nothing to serve. */
const unbuilt: Api = (request) =>
  toResponse(
    failed({
      ...unavailable(),
      detail: 'The records have errors, and there is no earlier build to show.',
    }),
    request,
  )
