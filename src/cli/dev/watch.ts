import { type Changed, createChanges } from './changes.ts'
import { createSerialTask } from './serial-task.ts'
import { watchFolders } from './watch-folders.ts'

/** Something that runs until it is closed. */
export interface Watching {
  close(): Promise<void>
}

/** Milliseconds to wait after a change: a program that writes a file may empty it first. */
const DEBOUNCE = 10
/** Some disks report no changes, so all files are read again a second after the last change, and then every ten seconds. */
const QUIET = 1000
const IDLE = 10_000

/**
 * Runs a task now, and again after every change in a folder; never two runs at once. Now and then it also runs without a
 * reported change. Rejects when the first run fails; later failures are logged.
 */
export async function watchContent(
  content: string,
  task: (changed: Changed) => Promise<void>,
): Promise<Watching> {
  const changes = createChanges()
  const folders = watchFolders(content, (path) => {
    changes.add(path)
    debounce.restart(DEBOUNCE)
    quiet.restart(QUIET)
  })
  const runs = createSerialTask(async () => {
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
  const debounce = createTimer(run)
  const quiet = createTimer(() => {
    changes.add()
    run()
    quiet.restart(IDLE)
  })
  const close = async () => {
    folders.close()
    debounce.stop()
    quiet.stop()
    await runs.idle()
  }
  try {
    // The first run starts to watch the folders before it reads them, so no change is missed.
    changes.add()
    quiet.restart(IDLE)
    await runs.run()
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

/** Calls a function once, a while after the last restart. */
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
