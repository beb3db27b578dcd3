import type { RunningServer } from '../dev/node-server.ts'
import { EXIT } from './command.ts'

/** Waits until somebody stops the program, and closes the server. */
export function untilStopped(server: RunningServer): Promise<number> {
  return new Promise((resolve) => {
    const stop = () => void server.close().finally(() => resolve(EXIT.done))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}
