import { relative, sep } from 'node:path'
import { watch } from 'chokidar'

/** Something that goes on until it is closed. */
export interface Watching {
  close(): Promise<void>
}

/** The files below a folder that may have changed, with forward slashes; nothing when it may be any. */
export type Changed = ReadonlySet<string> | undefined

/** After so many milliseconds without a change everything is looked at, for what nobody told us of. */
const QUIET = 1000

/**
 * Does a task now, and again whenever something in a folder has changed, but never twice at once. Fails when the first
 * run does; what goes wrong later is only logged.
 */
export async function watchContent(
  content: string,
  task: (changed: Changed) => Promise<void>,
): Promise<Watching> {
  const watcher = watch(content, {
    ignoreInitial: true,
    // A file is read when it has not grown for a moment: who writes may empty it first.
    awaitWriteFinish: { stabilityThreshold: 10, pollInterval: 5 },
  })
  const changes = createChanges()
  const runs = oneAtATime(() =>
    task(changes.take()).catch((error: unknown) => {
      changes.add()
      throw error
    }),
  )
  let quiet: NodeJS.Timeout | undefined

  /** Without a path it may be any. */
  function follow(path?: string): void {
    changes.add(path)
    runs.run().catch(logError)
    clearTimeout(quiet)
    if (path !== undefined) quiet = setTimeout(follow, QUIET)
  }

  try {
    await new Promise<void>((resolve) => watcher.once('ready', resolve))
    // From here on no change is missed, and the first run may be followed by another at once.
    watcher
      .on('all', (event, path) =>
        follow(event.endsWith('Dir') ? undefined : relative(content, path).replaceAll(sep, '/')),
      )
      .on('error', (error) => {
        logError(error)
        follow()
      })
    changes.add()
    await runs.run()
  } catch (error) {
    clearTimeout(quiet)
    await watcher.close()
    throw error
  }
  return {
    close: async () => {
      await watcher.close()
      clearTimeout(quiet)
      await runs.idle()
    },
  }
}

const logError = (error: unknown) => console.error(error)

/** Remembers what has changed until somebody takes it. */
function createChanges() {
  let paths = new Set<string>()
  let isAny = false
  return {
    /** Without a path it may be any. */
    add(path?: string): void {
      if (path === undefined) isAny = true
      else paths.add(path)
    },
    take(): Changed {
      const taken = isAny ? undefined : paths
      paths = new Set()
      isAny = false
      return taken
    },
  }
}

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
