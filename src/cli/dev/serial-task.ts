/** A task that never runs twice at once. */
export interface SerialTask {
  /**
   * Runs the task; when it is running already, runs it once more afterwards. Rejects when the last run fails, but only for
   * the caller that started the first.
   */
  run(): Promise<void>
  /** Waits until nothing runs. */
  idle(): Promise<void>
}

export function createSerialTask(task: () => Promise<void>): SerialTask {
  let running: Promise<void> | undefined
  let isRequested = false

  async function runUntilDone(): Promise<void> {
    let failure: unknown
    while (isRequested) {
      isRequested = false
      failure = await task().catch((error: unknown) => error)
    }
    running = undefined
    if (failure !== undefined) throw failure
  }

  return {
    run() {
      isRequested = true
      if (running) return Promise.resolve()
      return (running = runUntilDone())
    },
    idle: () => running?.catch(() => {}) ?? Promise.resolve(),
  }
}
