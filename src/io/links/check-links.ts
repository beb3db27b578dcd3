import { setTimeout as pause } from 'node:timers/promises'
import { withAbort, withTimeLimit } from '../http/abort.ts'
import { type AddressPolicy, publicAddresses } from '../http/address-policy.ts'
import { type HttpResponse, type Send, createHttpClient, failureCode } from '../http/client.ts'
import { type HostQueueOptions, createHostQueue } from '../http/host-queue.ts'
import { MAX_REDIRECTS, followRedirects } from '../http/redirects.ts'
import { isBusy, retryAfter } from '../http/retry-after.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type Verdict, verdictOnFailure, verdictOnStatus } from './verdict.ts'

export interface LinkOptions extends Partial<HostQueueOptions> {
  readonly userAgent: string
  /** The time limit of one request, in milliseconds. */
  readonly timeout?: number
  /** Which addresses may be connected to; public ones by default, because anybody may write a record. */
  readonly mayConnect?: AddressPolicy
  /** Sends requests in place of the HTTP client; for tests. */
  readonly send?: Send
  /** Called after each URL with the number of URLs checked so far. */
  readonly onProgress?: (checked: number) => void
}

/** The longest that a busy server is waited for, in milliseconds. */
const MAX_WAIT = 30_000
const NO_NETWORK: Verdict = { is: 'unknown', why: 'no site answered at all' }

/**
 * Checks whether web addresses lead to a page. Each is requested once, with HEAD and, if need be, with GET; one host gets
 * one request at a time.
 */
export async function checkLinks(
  urls: Iterable<string>,
  options: LinkOptions,
): Promise<ReadonlyMap<string, Verdict>> {
  const { concurrency = 8, delay = 250, onProgress } = options
  const queue = createHostQueue({ concurrency, delay })
  const request = createRequest(options)
  const breaker = createCircuitBreaker()
  let hasAnswered = false
  let checked = 0

  const byPage = new Map<string, Promise<Verdict>>()
  const verdicts = [...new Set(urls)].map(async (url) => {
    const page = withoutFragment(url)
    const verdict = byPage.get(page) ?? check(page).finally(() => onProgress?.((checked += 1)))
    byPage.set(page, verdict)
    return [url, await verdict] as const
  })
  const entries = await Promise.all(verdicts)
  // If no site answers at all, the network is down; that is no fault of the links.
  return new Map(hasAnswered ? entries : entries.map(([url]) => [url, NO_NETWORK]))

  async function check(page: string): Promise<Verdict> {
    try {
      const followed = await followRedirects(new URL(page), {
        send: (url) => queue(url.hostname, () => breaker(url.origin, () => ask(url))),
      })
      if ('response' in followed) return verdictOnStatus(followed.response)
      return followed.why === 'too-many'
        ? { is: 'unknown', why: `it redirects more than ${MAX_REDIRECTS} times` }
        : { is: 'unknown', why: 'it redirects to something that is not a web page' }
    } catch (error) {
      return verdictOnFailure(failureCode(error))
    }
  }

  async function ask(url: URL): Promise<HttpResponse> {
    const response = await askTwice(url)
    hasAnswered = true
    return response
  }

  /** Some servers do not know HEAD or answer it wrongly, and some ask to wait: those get a GET. */
  async function askTwice(url: URL): Promise<HttpResponse> {
    const get = () => request(url, 'GET')
    const first = await request(url, 'HEAD').catch((error: unknown) => {
      if (failureCode(error) === 'ECONNRESET') return undefined
      throw error
    })
    if (!first) return get()
    if (first.status < 400) return first
    if (!isBusy(first)) return get()
    const wait = retryAfter(first, Date.now()) ?? Infinity
    if (wait > MAX_WAIT) return first
    await pause(wait)
    return get()
  }
}

/** Sends one request and reads nothing but the head of its response. */
function createRequest({
  userAgent,
  timeout = 10_000,
  mayConnect = publicAddresses,
  send = createHttpClient({ mayConnect }),
}: LinkOptions) {
  return (url: URL, method: 'HEAD' | 'GET'): Promise<HttpResponse> =>
    withTimeLimit(timeout, async (signal) => {
      const headers = { 'user-agent': userAgent, accept: '*/*' }
      const response = await withAbort(send(new Request(url, { method, headers, signal })), signal)
      await response.body?.cancel()
      const { status, headers: sent } = response
      return { status, headers: sent, body: null }
    })
}

function withoutFragment(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}
