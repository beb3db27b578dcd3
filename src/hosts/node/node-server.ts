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
import { sendResponse, toRequest, toTarget } from './node-adapter.ts'

/** A server on this machine. */
export interface RunningServer {
  readonly origin: string
  close(): Promise<void>
}

export type Handler = (request: Request) => Promise<Response>

export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number
  /** Lets other devices in, not only this machine. */
  readonly host?: boolean
}

/**
 * Serves a handler of web requests over HTTP, to this machine only unless `host` is set. Responses that no handler makes, such as errors, can be
 * read by any web page as well.
 */
export async function startServer(
  handler: Handler,
  { port, host = false }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
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

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    incoming.url = toTarget(incoming.url)
    const request = toRequest(incoming)
    if (!request) return end(outgoing, 400)
    return sendResponse(await handler(request), outgoing)
  }

  await listen(server, port, host ? undefined : 'localhost')
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
