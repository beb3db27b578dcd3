import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { isTimeout } from './abort.ts'
import { type AddressPolicy, anyAddress, createLookup, forbidden } from './address-policy.ts'
import { ACCEPT_ENCODING, decodeBody } from './decode-body.ts'

/** The parts of a response that we read. Its body is decoded; its headers are as the server sent them. */
export type HttpResponse = Pick<Response, 'status' | 'headers' | 'body'>

/** Answers a request: a server, or an API in this process. Redirects are not followed. */
export type Send = (request: Request) => Promise<HttpResponse>

export interface HttpClientOptions {
  /** Which addresses may be connected to; all by default. */
  readonly mayConnect?: AddressPolicy
  /** Keeps connections open for later requests to the same host. */
  readonly keepAlive?: boolean
}

/**
 * Sends requests without a body over HTTP. Built on `node:http` and not on `fetch`, because `fetch` cannot pin the address
 * that a name resolves to, and refuses statuses that servers send, such as 999.
 */
export function createHttpClient({
  mayConnect = anyAddress,
  keepAlive = false,
}: HttpClientOptions = {}): Send {
  const plain = { request: requestHttp, agent: new Agent({ keepAlive }), port: 80 }
  const secure = { request: requestHttps, agent: new SecureAgent({ keepAlive }), port: 443 }
  return ({ url, method, headers, signal }) => {
    const { protocol, hostname, port: given, pathname, search } = new URL(url)
    const { request, agent, port: usual } = protocol === 'https:' ? secure : plain
    const port = Number(given) || usual
    const host = hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !mayConnect(host, port)) return Promise.reject(forbidden(host))
    return new Promise((resolve, reject) => {
      const outgoing = request({
        method,
        host,
        port,
        path: `${pathname}${search}`,
        headers: { 'accept-encoding': ACCEPT_ENCODING, ...Object.fromEntries(headers) },
        lookup: createLookup(mayConnect, port),
        agent,
        signal,
      })
      outgoing.on('response', (message) => resolve(toResponse(message, method)))
      outgoing.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
      outgoing.end()
    })
  }
}

function toResponse(message: IncomingMessage, method: string): HttpResponse {
  const { statusCode: status = 0, rawHeaders } = message
  const headers = new Headers()
  for (let i = 0; i < rawHeaders.length; i += 2)
    headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string)
  if (method !== 'HEAD' && ![204, 205, 304].includes(status))
    return { status, headers, body: Readable.toWeb(decodeBody(message)) as HttpResponse['body'] }
  message.resume()
  return { status, headers, body: null }
}

/** Names what went wrong in a request, such as `ENOTFOUND`; `ETIMEDOUT` where its time limit was over. */
export function failureCode(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException
  return isTimeout(error) ? 'ETIMEDOUT' : (code ?? name)
}
