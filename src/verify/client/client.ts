import type { Send } from '../../io/http/client.ts'
import { createLimit } from '../../io/http/limit.ts'
import { isBusy, retryAfter } from '../../io/http/retry-after.ts'
import { MAX_VALUES, MAX_VALUES_IN_ALL, countValues } from './limits.ts'
import type { Reply } from './reply.ts'
import { request } from './request.ts'

export interface ClientOptions {
  /** The most requests at a time. */
  readonly parallel?: number
  /** The time limit of one request, in milliseconds. */
  readonly timeout?: number
  /** Follows redirects to other hosts, too. */
  readonly anyHost?: boolean
  /** The most values in all responses together. */
  readonly maxValues?: number
  /** Called after every request, to show progress. */
  readonly onReply?: (url: string, reply: Reply) => void
  /** Waits for some milliseconds; tests do not. */
  readonly wait?: (ms: number) => Promise<void>
  /** Returns the time in milliseconds; tests have a clock of their own. */
  readonly clock?: () => number
}

export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A group of requests. When many in a row fail, the rest of the group is not sent. */
  readonly kind?: string
}

/** Requests a URL. It never throws. */
export type Ask = (url: string, options?: AskOptions) => Promise<Reply>

/** Tells publishers who sends the requests, and why. */
export const USER_AGENT =
  'osd-verify/1 (Open Service Directory; a compliance check of an Open Referral UK feed)'

export const DEFAULT_PARALLEL = 2
const SECOND = 1000
const DEFAULT_TIMEOUT = 30 * SECOND
/** Requests of one URL to a busy server, the first one included. */
const MAX_TRIES = 4
/** All pauses together. After that, a busy server is not waited for. */
const MAX_WAIT_IN_ALL = 600 * SECOND
/** Failures in a row within a group, each of which may have taken the whole time limit. */
const MAX_FAILURES = 3

/**
 * Creates a client that spares the feed: few requests at a time, pauses when the server asks for them, and an end to
 * everything.
 */
export function createClient(
  send: Send,
  {
    parallel = DEFAULT_PARALLEL,
    timeout = DEFAULT_TIMEOUT,
    anyHost = false,
    maxValues = MAX_VALUES_IN_ALL,
    onReply,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clock = Date.now,
  }: ClientOptions = {},
): Ask {
  const limit = createLimit(parallel)
  const failures = new Map<string, number>()
  let waitLeft = MAX_WAIT_IN_ALL
  let valuesLeft = maxValues
  let hasAnswered = false
  /** Resolves when no pause is pending. A pause holds back all requests, not only the one that caused it. */
  let pauses: Promise<unknown> = Promise.resolve()

  return (url, { headers = {}, kind = url } = {}) =>
    limit(async () => {
      const failed = () => failures.get(kind) ?? 0
      if (failed() >= MAX_FAILURES) return notSent(`${MAX_FAILURES} requests before it failed`)
      if (valuesLeft < 0) return notSent('the responses before it are more than can be checked')
      const reply = count(await requestWithRetries(url, headers))
      failures.set(kind, isUnanswered(reply) ? failed() + 1 : 0)
      onReply?.(url, reply)
      return reply
    })

  async function requestWithRetries(
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const all = { accept: 'application/json', 'user-agent': USER_AGENT, ...headers }
    for (let tries = 1; ; tries++) {
      await pauses
      const reply = await request(send, { url, headers: all, timeout, anyHost, clock })
      const pause = pauseAfter(reply, tries)
      hasAnswered ||= reply.kind === 'answered'
      if (pause === undefined || pause > waitLeft) return reply
      waitLeft -= pause
      pauses = Promise.all([pauses, wait(pause)])
    }
  }

  /** How long to wait before the next try; `undefined` where there is none. */
  function pauseAfter(reply: Reply, tries: number): number | undefined {
    if (reply.kind === 'failed') {
      // A connection may break off once. A server that has never answered is not tried again.
      const isRetried = reply.why === 'unreachable' && hasAnswered && tries === 1
      return isRetried ? SECOND : undefined
    }
    if (!isBusy(reply) || tries === MAX_TRIES) return undefined
    return retryAfter(reply, clock()) ?? SECOND * 2 ** (tries - 1)
  }

  /** Counts the values of a reply, and turns it down where there is no room for them. */
  function count(reply: Reply): Reply {
    if (reply.kind === 'failed') return reply
    valuesLeft -= countValues(reply.json, MAX_VALUES)
    if (valuesLeft >= 0) return reply
    const { bytes, ms, hops } = reply
    const detail = `more than ${maxValues} values in all responses`
    return { kind: 'failed', why: 'too-much', detail, bytes, ms, hops }
  }
}

const isUnanswered = (reply: Reply) =>
  reply.kind === 'failed' && (reply.why === 'timeout' || reply.why === 'unreachable')

const notSent = (detail: string): Reply => ({
  kind: 'failed',
  why: 'not-sent',
  detail,
  bytes: 0,
  ms: 0,
  hops: [],
})
