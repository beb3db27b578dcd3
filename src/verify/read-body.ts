/** What is read of an answer at most. */
export const MOST_BYTES = 8 * 1024 * 1024

/** The whole body, or nothing when it is larger than what is read; throws when the time is up. */
export async function readBody(
  { body }: Response,
  signal: AbortSignal,
  onSize: (size: number) => void = () => {},
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (reader) {
    const { done, value } = await sooner(reader.read(), signal)
    if (done) break
    size += value.length
    onSize(size)
    if (size > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The promise, unless the time is up before; not everything that answers listens to the signal. */
export async function sooner<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
