import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/*
 * Our own, because @hono/node-server 1.19 sends a body that breaks off as if it were complete, and would replace only the
 * thirty lines below.
 */

/** The path and query of a request. A request to a proxy has the whole address instead (RFC 9112, section 3.2.2). */
export const toTarget = (url = '/') => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\/*/, '/')

/** A name or an IP address, and a port. Anything else could move the path and the query of the address. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** A web request, with a body where one has been read. Undefined when the host is not valid. */
export function toRequest(
  { url, method = 'GET', headers }: IncomingMessage,
  body?: Buffer,
): Request | undefined {
  const { host = 'localhost' } = headers
  const address = `http://${host}${url}`
  if (!HOST.test(host) || !URL.canParse(address)) return undefined
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
  try {
    return new Request(address, {
      // A web request cannot have the method TRACE. The answer to POST is the same.
      method: method === 'TRACE' ? 'POST' : method,
      headers: pairs,
      ...(body && method === 'POST' && { body: new Uint8Array(body) }),
    })
  } catch {
    return undefined
  }
}

/** The first bytes of the body of a POST request: one more than `most` where it has more, so that a handler can tell. */
export async function readBody(incoming: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      if (size <= most) chunks.push(chunk)
      size += chunk.length
      // The rest is read and dropped, or the client could not receive the answer.
      if (size > most) resolve(Buffer.concat(chunks).subarray(0, most + 1))
    })
    incoming.once('end', () => resolve(Buffer.concat(chunks)))
    incoming.once('error', reject)
  })
}

/** Sends a web response. Rejects when its body breaks off, or when the client hangs up. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  await pipeline(Readable.fromWeb(response.body as never), outgoing)
}
