import { lookup } from 'node:dns'
import { type RequestOptions, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'

/** What a server said, or why it said nothing. */
export type Answer =
  | { readonly status: number; readonly location?: string; readonly retryAfter?: string }
  | { readonly failure: string }

export interface RequestSettings {
  readonly userAgent: string
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout: number
  /** Whether an IP address and port may be asked. Whoever writes a record must not reach this machine's neighbours. */
  readonly mayAsk: (address: string, port: number) => boolean
}

/** The failure of an address that may not be asked. */
export const FORBIDDEN = 'EFORBIDDEN'

/**
 * Asks a server once; nothing of its answer is read but the head. The name is looked up here, and the very address that
 * was found to be allowed is connected to, so that a name cannot change its mind in between. Neither cookies nor
 * passwords are sent.
 */
export function request(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, timeout, mayAsk }: RequestSettings,
): Promise<Answer> {
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayAsk(host, port)) return Promise.resolve({ failure: FORBIDDEN })
  const options: RequestOptions = {
    method,
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers: { 'User-Agent': userAgent, Accept: '*/*' },
    lookup: allowed((address) => mayAsk(address, port)),
    agent: false,
    signal: AbortSignal.timeout(timeout),
  }
  return new Promise((resolve) => {
    const asked = (isSecure ? overHttps : overHttp)(options, (response) => {
      const { statusCode: status = 0, headers } = response
      const { location, 'retry-after': retryAfter } = headers
      resolve({
        status,
        ...(location !== undefined && { location }),
        ...(retryAfter !== undefined && { retryAfter }),
      })
      response.destroy()
    })
    asked.on('error', ({ name, code }: NodeJS.ErrnoException) =>
      resolve({
        failure: name === 'AbortError' || name === 'TimeoutError' ? 'ETIMEDOUT' : (code ?? name),
      }),
    )
    asked.end()
  })
}

/** Looks names up, and finds only addresses that may be asked. */
const allowed =
  (mayAsk: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const addresses = found.filter(({ address }) => mayAsk(address))
      const [first] = addresses
      if (!first) return callback(Object.assign(new Error(hostname), { code: FORBIDDEN }), '')
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
