import {
  type IncomingMessage,
  STATUS_CODES,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { COMMON } from '../api/headers.ts'
import { sendResponse, toRequest, toTarget } from './node-adapter.ts'

/** A server on this machine. */
export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

/** Answers a request; `undefined` leaves it to `fallback`. */
export type Handler = (request: Request) => Promise<Response | undefined>

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** Answers what the handler does not. */
  readonly fallback?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Serves a handler of web requests over HTTP, to this machine only. Responses that no handler makes, such as errors, can be
 * read by any web page as well.
 */
export async function startServer(
  handler: Handler,
  { port, fallback }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => {
      // The query may say where somebody lives.
      console.error(`${incoming.url?.split('?')[0]}: ${error.message}`)
      if (outgoing.headersSent) outgoing.end()
      else end(outgoing, 500)
    })
  })

  server.on('clientError', refuse)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // The fallback must not take a path that begins with two slashes for another host.
    incoming.url = toTarget(incoming.url)
    const request = toRequest(incoming)
    if (!request) return end(outgoing, 400)
    const response = await handler(request)
    if (response) return sendResponse(response, outgoing)
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

/** Answers bytes that are no HTTP request, or headers that are too long. */
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
