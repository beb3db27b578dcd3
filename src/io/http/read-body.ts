import { concatenate } from '../../text/concatenate.ts'
import { withAbort } from './abort.ts'
import type { HttpResponse } from './client.ts'

/** The most that is read of a decoded body. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024

/**
 * Reads a whole body, or `undefined` where it has more bytes than `max`. Throws when the signal aborts.
 *
 * @param onSize called with the bytes that were read so far
 */
export async function readBody(
  { body }: HttpResponse,
  signal: AbortSignal,
  onSize: (bytes: number) => void = () => {},
  max = MAX_BODY_BYTES,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (reader) {
    const { done, value } = await withAbort(reader.read(), signal)
    if (done) break
    size += value.length
    onSize(size)
    if (size > max) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return concatenate(chunks)
}
