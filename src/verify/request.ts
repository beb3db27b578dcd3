import { nestsDeeper } from '../text/nesting.ts'
import { countValues } from './count-values.ts'
import { readBody, sooner } from './read-body.ts'
import {
  type Failed,
  type Hop,
  MOST_LEVELS,
  MOST_VALUES,
  type Reply,
  type Send,
  readText,
} from './reply.ts'

/** One request, and how far it may go. */
export interface Errand {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Who asks. */
  readonly agent: string
  /** The longest that it may take with all its redirects, in milliseconds. */
  readonly timeout: number
  /** Follow redirects to other hosts as well. */
  readonly anyHost: boolean
  /** What time it is, in milliseconds. */
  readonly clock: () => number
}

const MOST_HOPS = 5

/** Sends one request, follows its redirects, and reads the answer to its end or to a limit. */
export async function visit(send: Send, errand: Errand): Promise<Reply> {
  const { url, headers, agent, timeout, anyHost, clock } = errand
  const started = clock()
  const hops: Hop[] = []
  let bytes = 0
  const spent = () => ({ bytes, ms: clock() - started, hops })
  const signal = AbortSignal.timeout(timeout)
  const ask = (at: string) =>
    new Request(at, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json', 'user-agent': agent, ...headers },
    })
  try {
    for (let at = url; ;) {
      const response = await sooner(send(ask(at)), signal)
      const { status, headers: sent } = response
      const to = targetOf(response, at)
      if (to === undefined) {
        const body = await readBody(response, signal, (size) => (bytes = size))
        if (!body)
          return { kind: 'failed', why: 'too-large', detail: 'more than 8 MiB', ...spent() }
        const read = readText(body)
        return {
          ...(tooHard(read.json) ?? { kind: 'answered', status, headers: sent, ...read }),
          ...spent(),
        }
      }
      await response.body?.cancel()
      hops.push({ status, headers: sent, to })
      if (hops.length > MOST_HOPS || (!anyHost && new URL(to).host !== new URL(url).host))
        return { kind: 'failed', why: 'redirect', detail: to, ...spent() }
      at = to
    }
  } catch (error) {
    return (error as Error).name === 'TimeoutError'
      ? { kind: 'failed', why: 'timeout', detail: `nothing after ${timeout / 1000} s`, ...spent() }
      : { kind: 'failed', why: 'unreachable', detail: reasonOf(error), ...spent() }
  }
}

/** Why JSON is not looked at, where it would take more memory or a deeper stack than there may be. */
function tooHard(json: unknown): Pick<Failed, 'kind' | 'why' | 'detail'> | undefined {
  if (countValues(json, MOST_VALUES) > MOST_VALUES)
    return { kind: 'failed', why: 'too-many', detail: `more than ${MOST_VALUES} values` }
  if (nestsDeeper(json, MOST_LEVELS))
    return { kind: 'failed', why: 'too-deep', detail: `more than ${MOST_LEVELS} levels` }
  return undefined
}

/** Where a redirect leads. */
function targetOf({ status, headers }: Response, from: string): string | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  return URL.canParse(location, from) ? new URL(location, from).href : undefined
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up at present',
  ECONNREFUSED: 'nobody listens there',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'the host does not take up the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not take up the connection',
  ECONNRESET: 'the connection broke off',
  EPIPE: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  HTTPParserError: 'what it sends is not HTTP',
  UND_ERR_HEADERS_OVERFLOW: 'its answers have more headers than are read',
  Z_DATA_ERROR: 'what it sends is not compressed in the way that it says',
  Z_BUF_ERROR: 'what it sends is compressed, and ends too early',
  EPROTO: 'it does not speak https',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by nobody who is known',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by nobody who is known',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate is signed by nobody who is known',
}

/** Why a request failed; what the network said is in the cause of the error. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const inner = cause as (Error & { readonly code?: string }) | undefined
  // From Node.js 24 on, a faulty answer has no code any more, but the error has a name.
  const known = [inner?.code, inner?.name].find((name) => name && Object.hasOwn(REASONS, name))
  return known ? REASONS[known]! : inner?.message || inner?.code || message
}
