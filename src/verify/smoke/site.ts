import { withAbort, withTimeLimit } from '../../io/http/abort.ts'
import type { Send } from '../../io/http/client.ts'
import { readBody } from '../../io/http/read-body.ts'
import { USER_AGENT } from '../client/client.ts'

/** A response that was read to its end. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly ms: number
}

/** Requests a path of a site. Redirects are returned, not followed. */
export type Fetch = (path: string, init?: RequestInit) => Promise<SiteResponse>

/** A site, and what the checks request of it. */
export interface Site {
  readonly fetch: Fetch
  /** The path of a record. */
  readonly record: string
  /** The path of the second page of services, or of the first one where there is no other. */
  readonly page: string
  /** Words of many services, for the most expensive search that there is. */
  readonly words: string
}

const decoder = new TextDecoder()

/** Requests paths below a base address. Throws where a response takes longer than the time limit or is too large. */
export const createFetch =
  (send: Send, { base, timeout }: { readonly base: string; readonly timeout: number }): Fetch =>
  (path, init = {}) =>
    withTimeLimit(timeout, async (signal) => {
      const started = performance.now()
      const headers = {
        'user-agent': USER_AGENT,
        'accept-encoding': 'br, gzip',
        ...(init.headers as Readonly<Record<string, string>>),
      }
      const request = new Request(base + path, { redirect: 'manual', signal, ...init, headers })
      const response = await withAbort(send(request), signal)
      const body = await readBody(response, signal)
      if (!body) throw new Error('the response has more than 8 MiB')
      const { status, headers: sent } = response
      return { status, headers: sent, text: decoder.decode(body), ms: performance.now() - started }
    })

const MAX_WORDS = 12

/** Finds what to request from the list of services; `undefined` where that has no record. */
export async function surveySite(fetch: Fetch): Promise<Site | undefined> {
  const { total_pages: last, contents } = jsonOf(await fetch('/services')) as {
    readonly total_pages?: number
    readonly contents?: readonly ({ readonly id?: unknown; readonly name?: unknown } | null)[]
  }
  const [first] = Array.isArray(contents) ? contents : []
  if (typeof first?.id !== 'string') return undefined
  const words = new Set(
    contents?.flatMap((one) => String(one?.name ?? '').match(/\p{L}{3,}/gu) ?? []),
  )
  return {
    fetch,
    record: `/services/${first.id}`,
    page: `/services?page=${Math.min(2, last ?? 1)}`,
    words: [...words].slice(0, MAX_WORDS).join(' '),
  }
}

/** The JSON object in a response; an empty one where there is none. */
export function jsonOf({ text }: SiteResponse): object {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}
