import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from '../command/errors.ts'
import { withAbort, withTimeLimit } from './abort.ts'
import { type AddressPolicy, FORBIDDEN } from './address-policy.ts'
import { createHttpClient, failureCode } from './client.ts'
import { createLimit } from './limit.ts'
import { readBody } from './read-body.ts'
import { followRedirects } from './redirects.ts'
import { isBusy, retryAfter } from './retry-after.ts'
import { hasSecret } from '../../record/source.ts'
import { MAX_FILE_BYTES } from '../workbook/limits.ts'

export interface FetcherOptions {
  /** Which addresses may be connected to, checked again after every redirect. */
  readonly mayConnect: AddressPolicy
  /** Sent to the host of the first address only. */
  readonly token?: string
  /** Called with the address that permanent redirects lead to. */
  readonly onMoved?: (to: URL) => void
  /** How long one answer may take, in milliseconds. */
  readonly timeLimit?: number
  /** Waits; for tests. */
  readonly wait?: (ms: number) => Promise<unknown>
}

export interface Fetched {
  readonly status: number
  readonly bytes: Uint8Array
}

/** Fetches web addresses, two at a time. A busy server is waited for. */
export type Fetcher = (url: URL) => Promise<Fetched>

const AT_ONCE = 2
const TIME_LIMIT = 60_000
const TRIES = 4
/** A server that fails at one address may fail there always, so it is asked less often. */
const TRIES_OF_BROKEN = 3
/** The longest that a server is waited for, in milliseconds. */
const MAX_WAIT = 15 * 60_000

export function createFetcher(
  origin: URL,
  { mayConnect, token, onMoved, timeLimit = TIME_LIMIT, wait = pause }: FetcherOptions,
): Fetcher {
  const send = createHttpClient({ mayConnect, keepAlive: true })
  const limit = createLimit(AT_ONCE)
  return (url) => limit(() => attempt(url))

  async function attempt(url: URL): Promise<Fetched> {
    for (let tried = 1; ; tried++) {
      try {
        const fetched = await once(url)
        const { status, headers } = fetched
        if (status >= 500 && !isBusy({ status }) && tried < TRIES_OF_BROKEN) {
          await wait(500 * 2 ** tried)
          continue
        }
        if (!isBusy({ status }) || tried === TRIES) return fetched
        const asked = retryAfter({ status, headers }, Date.now()) ?? 1000 * 2 ** tried
        if (asked > MAX_WAIT) return fetched
        await wait(asked)
      } catch (error) {
        if (error instanceof UserError) throw error
        const code = failureCode(error)
        if (code === FORBIDDEN)
          throw new UserError(
            `${url.host} is in a private network. Add --private-network if it may be read.`,
          )
        // A server that does not answer within a minute is not asked again.
        if (tried === TRIES || code === 'ETIMEDOUT')
          throw new UserError(
            `${url.host} cannot be reached (${code}). Check the address and your connection.`,
          )
        await wait(500 * 2 ** tried)
      }
    }
  }

  function once(url: URL): Promise<Fetched & { headers: Headers }> {
    let movedTo: string | undefined
    let isForGood = true
    return withTimeLimit(timeLimit, async (signal) => {
      const followed = await followRedirects(url, {
        send: (at) => {
          const headers = {
            accept: 'application/json, text/csv, */*',
            'user-agent': 'open-service-directory import',
            ...(token &&
              at.host === origin.host &&
              at.protocol === origin.protocol && { authorization: `Bearer ${token}` }),
          }
          return withAbort(send(new Request(at, { headers, signal })), signal)
        },
        onHop: ({ status, to }) => {
          isForGood &&= status === 301 || status === 308
          movedTo = to
        },
      })
      if (!('response' in followed))
        throw new UserError(`${url.href} redirects to ${followed.refused}, which is not followed.`)
      if (movedTo !== undefined && isForGood) onMoved?.(new URL(movedTo))
      const { status, headers } = followed.response
      const bytes = await readBody(followed.response, signal, undefined, MAX_FILE_BYTES)
      if (!bytes) throw new UserError(`${url.href} is too large.`)
      return { status, headers, bytes }
    })
  }
}

/** The address of a source. One that holds a secret is refused: it would be written into the repository. */
export function toSourceUrl(text: string): URL {
  if (!URL.canParse(text)) throw new UserError('This is not a web address.')
  const url = new URL(text)
  if (hasSecret(url))
    throw new UserError(
      'The address has a user name, a password or a key in it. Leave it out, and name an environment variable that holds it with --token-env.',
    )
  url.hash = url.hostname === 'docs.google.com' ? url.hash : ''
  return sheetUrl(url)
}

/** A link to a Google sheet as the browser shows it, or to its published page, leads to a page; this leads to the workbook. */
function sheetUrl(url: URL): URL {
  if (url.hostname !== 'docs.google.com') return url
  const published = /^(\/spreadsheets\/d\/e\/[\w-]{20,}\/pub)html$/.exec(url.pathname)
  if (published) return new URL(`https://docs.google.com${published[1]}?output=xlsx`)
  const [, id] = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$)/.exec(url.pathname) ?? []
  if (!id || /\/(?:export|pub)$/.test(url.pathname)) return url
  return new URL(`https://docs.google.com/spreadsheets/d/${id}/export?format=xlsx`)
}
