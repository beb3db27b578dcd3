import { isTimeout, withAbort, withTimeLimit } from '../../io/http/abort.ts'
import type { HttpResponse, Send } from '../../io/http/client.ts'
import { readBody } from '../../io/http/read-body.ts'
import { type Hop, followRedirects } from '../../io/http/redirects.ts'
import { nestsDeeper } from '../../text/nests-deeper.ts'
import { failureReason } from './failure-reason.ts'
import { MAX_LEVELS, MAX_VALUES, countValues } from './limits.ts'
import { readJson } from './read-json.ts'
import type { Failed, Failure, Reply } from './reply.ts'

export interface RequestOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The time limit for the request and all its redirects, in milliseconds. */
  readonly timeout: number
  /** Follows redirects to other hosts, too. */
  readonly anyHost: boolean
  /** Returns the time, in milliseconds. */
  readonly clock: () => number
}

/** Sends one request, follows its redirects and reads the response. It never throws. */
export async function request(send: Send, options: RequestOptions): Promise<Reply> {
  const { url, headers, timeout, anyHost, clock } = options
  const started = clock()
  const hops: Hop[] = []
  let bytes = 0
  const cost = () => ({ bytes, ms: clock() - started, hops })
  const failed = (why: Failure, detail: string): Failed => ({
    kind: 'failed',
    why,
    detail,
    ...cost(),
  })
  try {
    return await withTimeLimit(timeout, async (signal) => {
      const followed = await followRedirects(new URL(url), {
        send: (at) =>
          withAbort(send(new Request(at, { redirect: 'manual', signal, headers })), signal),
        mayFollow: ({ host }) => anyHost || host === new URL(url).host,
        onHop: (hop) => void hops.push(hop),
      })
      if ('refused' in followed) return failed('redirect', followed.refused)
      return readReply(followed.response, signal)
    })
  } catch (error) {
    return isTimeout(error)
      ? failed('timeout', `no response within ${timeout / 1000} s`)
      : failed('unreachable', failureReason(error))
  }

  async function readReply(response: HttpResponse, signal: AbortSignal): Promise<Reply> {
    const body = await readBody(response, signal, (size) => (bytes = size))
    if (!body) return failed('too-large', 'more than 8 MiB')
    const content = readJson(body)
    if (countValues(content.json, MAX_VALUES) > MAX_VALUES)
      return failed('too-many', `more than ${MAX_VALUES} values`)
    if (nestsDeeper(content.json, MAX_LEVELS))
      return failed('too-deep', `more than ${MAX_LEVELS} levels`)
    const { status, headers } = response
    return { kind: 'answered', status, headers, ...content, ...cost() }
  }
}
