import { createApi } from '../api/api.ts'
import { createMemoryStore } from '../api/memory-store.ts'
import { unavailable } from '../api/problem.ts'
import { failed, toResponse } from '../api/respond.ts'
import { type LoadedContent, createParseCache, loadContent } from '../build/build.ts'
import { refreshEditorSchemas } from '../build/editor-schemas.ts'
import { composeSite } from '../build/site.ts'
import type { Manifest } from '../api/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { type RunningServer, startServer } from './node-server.ts'
import { watchContent } from './watch.ts'

export interface DevOptions {
  readonly content: string
  readonly port: number
  /** Told after every build, good or bad, with the time it took. */
  readonly onBuild: (loaded: LoadedContent, milliseconds: number) => void
}

type Api = (request: Request) => Promise<Response>

/** Serves a content folder from memory, and builds it anew when something in it changes. Errors leave the last good build. */
export async function startDev({ content, port, onBuild }: DevOptions): Promise<RunningServer> {
  let api: Api = unbuilt
  const cache = createParseCache()
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
    const loaded = await loadContent(content, cache)
    refreshEditorSchemas(content, loaded)
    if (loaded.directory) {
      const files = new Map(
        [...composeSite(loaded.directory, loaded)].map(({ path, body }) => [path, body]),
      )
      const manifest = JSON.parse(files.get(MANIFEST) as string) as Manifest
      const { base_url: _, ...local } = manifest
      api = createApi({ store: createMemoryStore(files), manifest: local })
    }
    onBuild(loaded, performance.now() - start)
  }
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
