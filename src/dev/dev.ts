import { createApi } from '../api/api.ts'
import { createMemoryStore } from '../api/memory-store.ts'
import { unavailable } from '../api/problem.ts'
import { failed, toResponse } from '../api/respond.ts'
import { type LoadedContent, createContentLoader } from '../build/load-content.ts'
import type { Directory } from '../directory/directory.ts'
import { refreshEditorSchemas } from '../build/editor-schemas.ts'
import { bodiesOf } from '../build/published-file.ts'
import { composeSite } from '../build/site.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { type RunningServer, startServer } from './node-server.ts'
import { watchContent } from './watch.ts'

export interface DevOptions {
  readonly content: string
  readonly port: number
  /** Told whenever the records have been read, good or bad, with the time it took. */
  readonly onBuild: (loaded: LoadedContent, milliseconds: number) => void
}

type Api = (request: Request) => Promise<Response>

/**
 * Serves a content folder from memory, and reads it anew when something in it changes. The site is composed when it is
 * first asked for after that, so that whoever saves often waits for nothing but the check. Errors leave the last good
 * records.
 */
export async function startDev({ content, port, onBuild }: DevOptions): Promise<RunningServer> {
  let api: Api = unbuilt
  const load = createContentLoader(content)
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

  async function build(): Promise<void> {
    const start = performance.now()
    const loaded = await load()
    refreshEditorSchemas(content, loaded)
    const { directory } = loaded
    if (directory) api = whenAsked(() => composeApi(directory, loaded))
    onBuild(loaded, performance.now() - start)
  }
}

/** An API that is made by its first request. */
function whenAsked(make: () => Api): Api {
  let made: Api | undefined
  return (request) => (made ??= make())(request)
}

function composeApi(directory: Directory, loaded: LoadedContent): Api {
  const files = bodiesOf(composeSite(directory, loaded))
  const manifest = JSON.parse(files.get(MANIFEST) as string) as Manifest
  const { base_url: _, ...local } = manifest
  return createApi({ store: createMemoryStore(files), manifest: local })
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
