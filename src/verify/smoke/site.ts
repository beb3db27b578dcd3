import { USER_AGENT } from '../client.ts'
import { readBody, sooner } from '../read-body.ts'
import type { Send } from '../reply.ts'

/** What one request has shown. */
export interface Sight {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly ms: number
}

/** Asks for a path of a site. Redirects are shown, not followed. */
export type Look = (path: string, init?: RequestInit) => Promise<Sight>

/** A site, and what there is to look at. */
export interface Site {
  readonly look: Look
  /** The path of a record. */
  readonly record: string
  /** The path of a page of a list that is not the first one, if there is one. */
  readonly page: string
  /** Words of many records, as a search that gives the server as much to do as a search can. */
  readonly words: string
}

const decoder = new TextDecoder()

/** Looks at a site that is asked in this way. Throws where an answer takes longer than the time limit, or never ends. */
export const createLook =
  (send: Send, { base, timeout }: { readonly base: string; readonly timeout: number }): Look =>
  async (path, init = {}) => {
    const started = performance.now()
    const headers = { 'user-agent': USER_AGENT, 'accept-encoding': 'br, gzip' }
    const signal = AbortSignal.timeout(timeout)
    const request = new Request(base + path, {
      redirect: 'manual',
      signal,
      ...init,
      headers: { ...headers, ...(init.headers as Readonly<Record<string, string>>) },
    })
    const response = await sooner(send(request), signal)
    const body = await readBody(response, signal)
    if (!body) throw new Error('its answer has more than 8 MiB')
    const text = decoder.decode(body)
    return {
      status: response.status,
      headers: response.headers,
      text,
      ms: performance.now() - started,
    }
  }

const MOST_WORDS = 12

/** What there is to look at, from the list of services; nothing where that is none. */
export async function surveySite(look: Look): Promise<Site | undefined> {
  const { total_pages: last, contents } = jsonOf(await look('/services')) as {
    readonly total_pages?: number
    readonly contents?: readonly ({ readonly id?: unknown; readonly name?: unknown } | null)[]
  }
  const [first] = Array.isArray(contents) ? contents : []
  if (typeof first?.id !== 'string') return undefined
  const words = new Set(
    contents?.flatMap((one) => String(one?.name ?? '').match(/\p{L}{3,}/gu) ?? []),
  )
  return {
    look,
    record: `/services/${first.id}`,
    page: `/services?page=${Math.min(2, last ?? 1)}`,
    words: [...words].slice(0, MOST_WORDS).join(' '),
  }
}

/** The document that was seen; an empty one where it was none. */
export function jsonOf({ text }: Sight): object {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? json : {}
  } catch {
    return {}
  }
}
