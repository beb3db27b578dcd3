import { watchFolders } from './watch-folders.ts'

/** Something that goes on until it is closed. */
export interface Watching {
  close(): Promise<void>
}

/** The files below a folder that may have changed, with forward slashes; nothing when it may be any. */
export type Changed = ReadonlySet<string> | undefined

/** Who writes a file may empty it first, so it is read when it has been left alone for so many milliseconds. */
const SETTLED = 10
/** Everything is looked at when nothing has changed for a second, and then every ten: not every disk tells of changes. */
const QUIET = 1000
const IDLE = 10_000

/**
 * Does a task now, and again whenever something in a folder has changed, but never twice at once. Now and then it does the
 * task although nobody told of a change. Fails when the first run does; what goes wrong later is only logged.
 */
export async function watchContent(
  content: string,
  task: (changed: Changed) => Promise<void>,
): Promise<Watching> {
  const changes = createChanges()
  const folders = watchFolders(content, (path) => {
    changes.add(path)
    settled.restart(SETTLED)
    quiet.restart(QUIET)
  })
  const runs = oneAtATime(async () => {
    const changed = changes.take()
    try {
      if (!changed) folders.refresh()
      await task(changed)
    } catch (error) {
      changes.add()
      throw error
    }
  })
  const run = () => void runs.run().catch((error: unknown) => console.error(error))
  const settled = createTimer(run)
  const quiet = createTimer(() => {
    changes.add()
    run()
    quiet.restart(IDLE)
  })
  const close = async () => {
    folders.close()
    settled.stop()
    quiet.stop()
    await runs.idle()
  }
  try {
    // The folders are watched before they are read, so no change is missed.
    changes.add()
    quiet.restart(IDLE)
    await runs.run()
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

/** Does something once, some time after it was last restarted. */
function createTimer(act: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    restart(milliseconds: number): void {
      clearTimeout(timer)
      timer = setTimeout(act, milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

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
