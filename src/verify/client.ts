import { createLimit } from './limit.ts'
import { countValues } from './count-values.ts'
import { MOST_VALUES, MOST_VALUES_IN_ALL, type Reply, type Send } from './reply.ts'
import { visit } from './request.ts'

export interface ClientOptions {
  /** Requests at the same time. */
  readonly parallel?: number
  /** The longest that one request may take, in milliseconds. */
  readonly timeout?: number
  /** Follow redirects to other hosts as well. */
  readonly anyHost?: boolean
  /** Values that are kept of all answers together; another limit for tests. */
  readonly mostValues?: number
  /** Called after every reply, for whoever shows how far it is. */
  readonly onReply?: (url: string, reply: Reply) => void
  /** Waits; another clock for tests. */
  readonly wait?: (ms: number) => Promise<void>
  /** What time it is, in milliseconds; another clock for tests. */
  readonly clock?: () => number
}

export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What the question belongs to; where many in a row are not answered, the rest of its kind is not asked. */
  readonly kind?: string
}

/** Asks an address, and tells what came of it; it never throws. */
export type Ask = (url: string, options?: AskOptions) => Promise<Reply>

/** Who asks, so that who runs the feed can see it and knows what for. */
export const USER_AGENT =
  'osd-verify/1 (Open Service Directory; a compliance check of an Open Referral UK feed)'

export const PARALLEL = 2
const MOST_TRIES = 4
const SECOND = 1000
/** What all pauses together may come to; then a busy server is taken at its word. */
const PATIENCE = 600 * SECOND
/** Unanswered questions of a kind in a row, each of which may have cost the whole time limit. */
const HOPELESS = 3

/** A client that does a feed no harm: few requests at a time, patience when it is told to wait, and an end to everything. */
export function createClient(
  send: Send,
  {
    parallel = PARALLEL,
    timeout = 30 * SECOND,
    anyHost = false,
    mostValues = MOST_VALUES_IN_ALL,
    onReply,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    clock = Date.now,
  }: ClientOptions = {},
): Ask {
  const limit = createLimit(parallel)
  let patience = PATIENCE
  let room = mostValues
  let hasAnswered = false
  const unanswered = new Map<string, number>()
  // A server that asks for a pause is asked nothing at all meanwhile.
  let quiet: Promise<unknown> = Promise.resolve()

  async function patiently(url: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      await quiet
      const reply = await visit(send, { url, headers, timeout, anyHost, clock, agent: USER_AGENT })
      const pause = pauseAfter(reply, tries)
      hasAnswered ||= reply.kind === 'answered'
      if (pause === undefined || pause > patience) return reply
      patience -= pause
      quiet = Promise.all([quiet, wait(pause)])
    }
  }

  /** How long to wait before the same is asked again; nothing when it is not. */
  function pauseAfter(reply: Reply, tries: number): number | undefined {
    // A line may break once; where nobody has answered yet, nobody will.
    if (reply.kind === 'failed')
      return reply.why === 'unreachable' && hasAnswered && tries === 1 ? SECOND : undefined
    const isBusy = reply.status === 429 || reply.status === 503
    if (!isBusy || tries === MOST_TRIES) return undefined
    const told = toldBy(reply.headers.get('retry-after')?.trim() ?? '', clock())
    return told ?? SECOND * 2 ** (tries - 1)
  }

  /** The reply, as long as all together are no more than can be kept. */
  function within(reply: Reply): Reply {
    if (reply.kind === 'failed') return reply
    room -= countValues(reply.json, MOST_VALUES)
    if (room >= 0) return reply
    const { bytes, ms, hops } = reply
    const detail = `more than ${mostValues} values in all answers`
    return { kind: 'failed', why: 'too-much', detail, bytes, ms, hops }
  }

  return (url, { headers = {}, kind = url } = {}) =>
    limit(async () => {
      const before = () => unanswered.get(kind) ?? 0
      if (before() >= HOPELESS) return notAsked(`${HOPELESS} before it were not answered`)
      if (room < 0) return notAsked('more was answered before it than is looked at')
      const reply = within(await patiently(url, headers))
      unanswered.set(kind, isUnanswered(reply) ? before() + 1 : 0)
      onReply?.(url, reply)
      return reply
    })
}

const isUnanswered = (reply: Reply) =>
  reply.kind === 'failed' && (reply.why === 'timeout' || reply.why === 'unreachable')

const notAsked = (detail: string): Reply => ({
  kind: 'failed',
  why: 'not-asked',
  detail,
  bytes: 0,
  ms: 0,
  hops: [],
})

/** The pause that Retry-After asks for, in seconds or until a date (RFC 9110, section 10.2.3). */
function toldBy(retryAfter: string, now: number): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * SECOND
  const isDate = /^[A-Z][a-z]+,? /.test(retryAfter)
  const date = isDate ? Date.parse(retryAfter) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
