import type { Watching } from '../../dev/watch.ts'
import { EXIT } from '../../command/command.ts'

/** Waits until somebody stops the program, and closes what is running. */
export function untilStopped(running: Watching): Promise<number> {
  return new Promise((resolve) => {
    const stop = () => void running.close().finally(() => resolve(EXIT.done))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}
