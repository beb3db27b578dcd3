/**
 * Runs a task that has to end within a time limit, in milliseconds. After that its signal aborts with a `TimeoutError`,
 * as that of `AbortSignal.timeout` does; this timer is cleared when the task ends.
 */
export async function withTimeLimit<T>(
  ms: number,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const expire = () =>
    controller.abort(new DOMException(`There was no answer within ${ms} ms.`, 'TimeoutError'))
  const timer = setTimeout(expire, ms)
  try {
    return await task(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether an error comes from `withTimeLimit`, and not from the network. */
export const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError'

/** Waits for a promise until the signal aborts. For promises that do not listen to the signal themselves. */
export async function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
