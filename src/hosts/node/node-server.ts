import {
  type IncomingMessage,
  STATUS_CODES,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { PROBLEM_TYPE } from '../../api/answer.ts'
import { COMMON } from '../../api/headers.ts'
import { readBody, sendResponse, toRequest, toTarget } from './node-adapter.ts'

/** A server on this machine. */
export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

/** Answers a request from a peer, which is an IP address. */
export type Handler = (request: Request, peer: string) => Promise<Response>

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** Lets other devices in, not only this machine. */
  readonly host?: boolean
  /** The most bytes of the body of a POST that the handler gets; without it, none. */
  readonly body?: number
  /** Milliseconds that a request may take to arrive. */
  readonly requestTimeout?: number
  /** Connections at once; others are closed. */
  readonly maxConnections?: number
  /** Milliseconds that requests which are being answered have when the server closes. */
  readonly grace?: number
}

/**
 * Serves a handler of web requests over HTTP, to this machine only unless `host` is set. Responses that no handler makes, such as errors, can be
 * read by any web page as well.
 */
export async function startServer(
  handler: Handler,
  { port, host = false, body, requestTimeout, maxConnections, grace = 0 }: ServerOptions,
): Promise<RunningServer> {
  const options = requestTimeout === undefined ? {} : { requestTimeout }
  const server = createServer(options, (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: NodeJS.ErrnoException) => {
      // The client hung up.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
      // The query may say where somebody lives.
      console.error(`${incoming.url?.split('?')[0]}: ${error.message}`)
      if (outgoing.headersSent) outgoing.end()
      else end(outgoing, 500)
    })
  })

  server.on('clientError', refuse)
  if (maxConnections !== undefined) server.maxConnections = maxConnections

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    incoming.url = toTarget(incoming.url)
    const isRead = body !== undefined && incoming.method === 'POST'
    const request = toRequest(incoming, isRead ? await readBody(incoming, body) : undefined)
    if (!request) return end(outgoing, 400)
    return sendResponse(await handler(request, incoming.socket.remoteAddress ?? ''), outgoing)
  }

  await listen(server, port, host ? undefined : 'localhost')
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${taken}`,
    close: () => close(server, grace),
  }
}

/** Takes no more connections, and ends those that there are: idle ones at once, others when they are answered or at the end of `grace`. */
function close(server: Server, grace: number): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const all = setTimeout(() => server.closeAllConnections(), grace)
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    if (grace === 0) server.closeAllConnections()
  }).finally(() => {
    clearInterval(idle)
    clearTimeout(all)
  })
}

/** The headers and the body of a problem that no handler sees. */
function problemOf(status: number, detail?: string) {
  const title = STATUS_CODES[status]
  const body = JSON.stringify({ type: 'about:blank', title, status, ...(detail && { detail }) })
  const length = Buffer.byteLength(body)
  return {
    headers: { ...COMMON, 'Content-Type': PROBLEM_TYPE, 'Content-Length': String(length) },
    body,
  }
}

function end(outgoing: ServerResponse, status: number): void {
  const { headers, body } = problemOf(status)
  outgoing.writeHead(status, headers).end(body)
}

/** Answers bytes that are no HTTP request, or headers that are too long. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const { headers, body } = problemOf(status, code === 'HPE_INVALID_URL' ? ESCAPE : undefined)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`,
  )
}

const ESCAPE =
  'The address has a character that must be escaped. Write `%20` for a space and `%C3%A9` for `é`.'

const listen = (server: Server, port: number, host: string | undefined) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
