import {
  type IncomingMessage,
  STATUS_CODES,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { COMMON } from '../api/headers.ts'

/** A server on this machine, and where it listens. */
export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

/** What answers a request; `undefined` leaves it to `fallback`. */
export type Handler = (request: Request) => Promise<Response | undefined>

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number
  /** Answers what the handler leaves alone. */
  readonly fallback?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Serves a handler of the web's own requests and responses over HTTP, to this machine only. What no handler answers, such as
 * that something failed, any web page may read.
 */
export async function startServer(
  handler: Handler,
  { port, fallback }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => {
      console.error(`${incoming.url?.split('?')[0]}: ${error.message}`)
      if (outgoing.headersSent) outgoing.end()
      else end(outgoing, 500)
    })
  })

  server.on('clientError', refuse)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // For the fallback as well: one that begins with two slashes names no other host.
    incoming.url = targetOf(incoming.url)
    const request = toRequest(incoming)
    if (!request) return end(outgoing, 400)
    const response = await handler(request)
    if (response) return send(response, outgoing)
    if (!fallback) return end(outgoing, 404)
    outgoing.setHeaders(new Headers(COMMON))
    return fallback(incoming, outgoing)
  }

  await listen(server, port)
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

const end = (outgoing: ServerResponse, status: number): void =>
  void outgoing.writeHead(status, COMMON).end()

/** Answers what never became a request, for it was too long or none at all. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = Object.entries(COMMON).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}Connection: close\r\n\r\n`,
  )
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      server.off('error', reject)
      resolve()
    })
  })

/** The path and query that are asked for; to a proxy the whole address is said (RFC 9112, section 3.2.2). */
const targetOf = (url = '/') => url.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\/*/, '/')

/** A request without its body, which no part of the feed reads. */
function toRequest({ url, method = 'GET', headers }: IncomingMessage): Request | undefined {
  const address = `http://${headers.host ?? 'localhost'}${url}`
  if (!URL.canParse(address)) return undefined
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
  try {
    return new Request(address, {
      // The web has no such requests; it is not answered either way.
      method: method === 'TRACE' ? 'POST' : method,
      headers: pairs,
    })
  } catch {
    return undefined
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void outgoing.end()
  await pipeline(Readable.fromWeb(response.body as never), outgoing)
}
