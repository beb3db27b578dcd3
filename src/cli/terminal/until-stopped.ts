import type { Watching } from '../dev/watch.ts'
import { EXIT } from '../../io/command/exit.ts'

/** Waits for SIGINT or SIGTERM, then closes what is running. Resolves to the exit status. */
export function untilStopped(running: Watching): Promise<number> {
  return new Promise((resolve) => {
    const stop = () => void running.close().finally(() => resolve(EXIT.ok))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}
