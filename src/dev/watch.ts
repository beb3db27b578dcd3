import { watch } from 'chokidar'

/** Something that goes on until it is closed. */
export interface Watching {
  close(): Promise<void>
}

/**
 * Does a task now, and again whenever something in a folder has changed, but never twice at once. Fails when the first
 * run does; what goes wrong later is only logged.
 */
export async function watchContent(content: string, task: () => Promise<void>): Promise<Watching> {
  const watcher = watch(content, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
  })
  const runs = oneAtATime(task)
  try {
    await new Promise<void>((resolve) => watcher.once('ready', resolve))
    // From here on no change is missed, and the first run may be followed by another at once.
    watcher.on('all', () => void runs.run().catch(logError)).on('error', logError)
    await runs.run()
  } catch (error) {
    await watcher.close()
    throw error
  }
  return {
    close: async () => {
      await watcher.close()
      await runs.idle()
    },
  }
}

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
