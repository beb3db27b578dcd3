import { createLimit } from './limit.ts'
import { type Hop, type Reply, type Send, readText } from './reply.ts'

export interface ClientOptions {
  /** Requests at the same time. */
  readonly parallel?: number
  /** The longest that one request may take, in milliseconds. */
  readonly timeout?: number
  /** Follow redirects to other hosts as well. */
  readonly anyHost?: boolean
  /** Called after every reply, for whoever shows how far it is. */
  readonly onReply?: (url: string, reply: Reply) => void
  /** Waits; another clock for tests. */
  readonly wait?: (ms: number) => Promise<void>
}

/** Asks an address, and tells what came of it; it never throws. */
export type Ask = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>

/** Who asks, so that who runs the feed can see it and write to us. */
export const USER_AGENT =
  'osd-verify/1 (Open Service Directory; a compliance check of an Open Referral UK feed)'

export const MOST_BYTES = 8 * 1024 * 1024
const MOST_HOPS = 5
const MOST_TRIES = 4
const LONGEST_WAIT = 60_000

/** A client that does a feed no harm: few requests at a time, patience when it is told to wait, and an end to everything. */
export function createClient(
  send: Send,
  {
    parallel = 2,
    timeout = 30_000,
    anyHost = false,
    onReply,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }: ClientOptions = {},
): Ask {
  const limit = createLimit(parallel)
  const once = (url: string, headers: Readonly<Record<string, string>>) =>
    exchange(send, { url, headers, timeout, anyHost })

  async function patiently(url: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const reply = await once(url, headers)
      if (tries === MOST_TRIES || !isBusy(reply)) return reply
      await wait(pauseOf(reply, tries))
    }
  }

  return (url, headers = {}) =>
    limit(async () => {
      const reply = await patiently(url, headers)
      onReply?.(url, reply)
      return reply
    })
}

const isBusy = (reply: Reply) =>
  reply.kind === 'answered' && (reply.status === 429 || reply.status === 503)

/** How long to wait: what Retry-After says (RFC 9110, section 10.2.3), else a second, then two, then four. */
function pauseOf(reply: Reply, tries: number): number {
  const said = reply.kind === 'answered' ? reply.headers.get('retry-after') : null
  const ms =
    said === null ? NaN : /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(ms) ? 1000 * 2 ** (tries - 1) : Math.min(Math.max(ms, 0), LONGEST_WAIT)
}

interface Errand {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  readonly anyHost: boolean
}

/** One request with its redirects, read to its end or to a limit. */
async function exchange(send: Send, { url, headers, timeout, anyHost }: Errand): Promise<Reply> {
  const started = performance.now()
  const hops: Hop[] = []
  let bytes = 0
  const spent = () => ({ bytes, ms: performance.now() - started, hops })
  const signal = AbortSignal.timeout(timeout)
  try {
    for (let at = url; ;) {
      const response = await sooner(
        send(
          new Request(at, {
            redirect: 'manual',
            signal,
            headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...headers },
          }),
        ),
        signal,
      )
      const to = targetOf(response, at)
      if (!to) {
        const body = await readBody(response, signal, (size) => (bytes = size))
        if (!body)
          return { kind: 'failed', why: 'too-large', detail: 'more than 8 MiB', ...spent() }
        const { status } = response
        return {
          kind: 'answered',
          status,
          headers: response.headers,
          ...readText(body),
          ...spent(),
        }
      }
      await response.body?.cancel()
      hops.push({ status: response.status, headers: response.headers, to })
      if (hops.length > MOST_HOPS || (!anyHost && new URL(to).host !== new URL(url).host))
        return { kind: 'failed', why: 'redirect', detail: to, ...spent() }
      at = to
    }
  } catch (error) {
    const why = signal.aborted ? 'timeout' : 'unreachable'
    return {
      kind: 'failed',
      why,
      detail: signal.aborted ? `${timeout / 1000} s` : said(error),
      ...spent(),
    }
  }
}

/** Where a redirect leads. */
function targetOf({ status, headers }: Response, from: string): string | undefined {
  const location = headers.get('location')
  if (![301, 302, 303, 307, 308].includes(status) || location === null) return undefined
  return URL.canParse(location, from) ? new URL(location, from).href : undefined
}

/** The whole body, or nothing when it is larger than what is read. */
async function readBody(
  { body }: Response,
  signal: AbortSignal,
  onSize: (size: number) => void,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (reader) {
    const { done, value } = await sooner(reader.read(), signal)
    if (done) break
    size += value.length
    onSize(size)
    if (size > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The promise, unless the time is up before; not everything that answers listens to the signal. */
async function sooner<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** What the network said; the reason of a failed fetch is in its cause. */
function said(error: unknown): string {
  const { message, cause } = error as Error
  const inner = cause as (Error & { code?: string }) | undefined
  return inner?.message || inner?.code || message
}
