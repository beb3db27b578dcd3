import { watch } from 'chokidar'
import { createApi } from '../api/api.ts'
import { createMemoryStore } from '../api/memory-store.ts'
import { type LoadedContent, loadContent } from '../build/build.ts'
import { composeSite } from '../build/site.ts'
import type { Manifest } from '../feed/manifest.ts'
import { MANIFEST } from '../feed/paths.ts'
import { type RunningServer, startServer } from './node-server.ts'

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
  await build()
  const watcher = watch(content, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
  })
  const rebuild = oneAtATime(build)
  watcher.on('all', rebuild)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  const server = await startServer((request) => api(request), { port }).catch(
    async (error: Error) => {
      await watcher.close()
      throw error
    },
  )
  return {
    origin: server.origin,
    close: async () => {
      await watcher.close()
      await server.close()
    },
  }

  async function build(): Promise<void> {
    const start = performance.now()
    const loaded = await loadContent(content)
    if (loaded.directory) {
      const files = new Map(
        [...composeSite(loaded.directory, { build: loaded.build })].map(({ path, body }) => [
          path,
          body,
        ]),
      )
      const manifest = JSON.parse(files.get(MANIFEST) as string) as Manifest
      const { base_url: _, ...local } = manifest
      api = createApi({ store: createMemoryStore(files), manifest: local })
    }
    onBuild(loaded, performance.now() - start)
  }
}

/** Before the first good build there is nothing to serve. */
const unbuilt: Api = () =>
  Promise.resolve(
    Response.json(
      { title: 'The records have errors, and there is no earlier build to show.', status: 503 },
      { status: 503, headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } },
    ),
  )

/** Runs a task again after it is done when it was asked for meanwhile, but never twice at once. */
function oneAtATime(task: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    do {
      again = false
      await task().catch((error: Error) => console.error(error))
    } while (again)
    running = false
  }
  return () => void run()
}
