import { watch } from 'chokidar'
import { createApi } from '../api/api.ts'
import { createMemoryStore } from '../api/memory-store.ts'
import { unavailable } from '../api/problem.ts'
import { failed, toResponse } from '../api/respond.ts'
import { type LoadedContent, loadContent } from '../build/build.ts'
import { composeSite } from '../build/site.ts'
import type { Manifest } from '../api/manifest.ts'
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
  const watcher = watch(content, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
  })
  const builds = oneAtATime(build)
  try {
    await new Promise<void>((resolve) => watcher.once('ready', resolve))
    // From here on no change is missed, and the first build may be followed by another at once.
    watcher.on('all', () => void builds.run().catch(logError)).on('error', logError)
    await builds.run()
    const server = await startServer((request) => api(request), { port })
    return {
      origin: server.origin,
      close: async () => {
        await watcher.close()
        await builds.idle()
        await server.close()
      },
    }
  } catch (error) {
    await watcher.close()
    throw error
  }

  async function build(): Promise<void> {
    const start = performance.now()
    const loaded = await loadContent(content)
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

const logError = (error: unknown) => console.error(error)

/** Runs a task again after it is done when it was asked for meanwhile, but never twice at once. */
function oneAtATime(task: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false

  async function untilDone(): Promise<void> {
    let failure: unknown
    while (again) {
      again = false
      failure = await task().catch((error: unknown) => error)
    }
    running = undefined
    if (failure !== undefined) throw failure
  }

  return {
    /** Fails when the last of the runs does; only who started the first one is told. */
    run(): Promise<void> {
      again = true
      if (running) return Promise.resolve()
      return (running = untilDone())
    },
    /** Waits until nothing runs any more. */
    idle: (): Promise<void> => running?.catch(() => {}) ?? Promise.resolve(),
  }
}
