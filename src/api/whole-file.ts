import { MissingFile } from './lines.ts'
import { MAX_READ_WHOLE } from './read-items.ts'

const NEWLINE = 10
const BRACE = 123

/**
 * A published file with one record a line, which has `size` bytes, of a list of `total` records. Throws `MissingFile` when it
 * is not whole. The file of a long list does not fit into memory: it is passed on as it arrives, and breaks off when it is
 * not whole, so that no client and no cache takes it for that.
 */
export async function readWholeLines(
  file: Response,
  total: number,
  size: number | undefined,
): Promise<Uint8Array | ReadableStream<Uint8Array>> {
  if (file.body && hasLength(file, size)) return file.body
  const check = createCheck(size)
  if (total > MAX_READ_WHOLE && file.body) return passOn(file.body.getReader(), check)
  const bytes = new Uint8Array(await file.arrayBuffer())
  check.add(bytes)
  check.end()
  return bytes
}

/**
 * Whether HTTP has announced a file of this size. It then breaks off by itself when it is cut short (RFC 9112, section 8), and
 * a runtime passes on a body that no program reads in a third of the CPU time.
 */
const hasLength = ({ headers }: Response, size: number | undefined) =>
  size !== undefined && size > 0 && headers.get('content-length') === String(size)

/** Each method throws when the file cannot be whole any more. Bytes are counted, not read: that would take too long. */
interface Check {
  add(chunk: Uint8Array): void
  end(): void
}

function createCheck(size: number | undefined): Check {
  let bytes = 0
  let last = NEWLINE
  return {
    add(chunk) {
      if (bytes === 0 && chunk.length > 0 && chunk[0] !== BRACE)
        throw new MissingFile('A whole list holds something else.')
      bytes += chunk.length
      last = chunk.at(-1) ?? last
    },
    end() {
      if (bytes !== (size ?? bytes) || last !== NEWLINE)
        throw new MissingFile('A whole list is cut short.')
    },
  }
}

/** Throws what the first chunk shows; what later ones show breaks the stream off. */
async function passOn(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  check: Check,
): Promise<ReadableStream<Uint8Array>> {
  const next = async (): Promise<Uint8Array | undefined> => {
    try {
      const { value } = await reader.read()
      if (value) check.add(value)
      else check.end()
      return value
    } catch (error) {
      await reader.cancel().catch(() => {})
      throw error
    }
  }
  let ahead = await next()
  return new ReadableStream({
    async pull(controller) {
      if (!ahead) return controller.close()
      controller.enqueue(ahead)
      ahead = await next()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
