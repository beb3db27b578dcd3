import { MEDIA_TYPES } from '../feed/media-types.ts'
import { TYPED, parameterNames } from '../parameters/names.ts'
import { COMMON, PERSONAL, REVALIDATE, UNTIL_NEXT_DEPLOY, documentHeaders } from './headers.ts'
import { type Problem, unavailable } from './problem.ts'

/** An answer, before the conditional headers of the request are considered. */
export interface Answer {
  readonly status: number
  readonly body: Uint8Array | Unread | null
  /** The ETag of a body that is not read yet. */
  readonly etag?: string
  readonly headers: Readonly<Record<string, string>>
}

/** A published file that is read only when it is sent. */
export interface Unread {
  /** Throws when the file is not whole. */
  read(): Promise<Uint8Array | ReadableStream<Uint8Array>>
  cancel(): Promise<void>
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** The parameters that Netlify's cache distinguishes, on every answer (https://docs.netlify.com/build/caching/caching-overview/). */
const VARY = `query=${[...parameterNames, TYPED].join('|')}`

const encoder = new TextEncoder()

/** A document that exists. */
export const found = (
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  type: string = MEDIA_TYPES.json,
): Answer => ({ status: 200, body, headers: withCaching({ ...documentHeaders(type), ...headers }) })

/** A file that is passed on. `digest` is the one that its build computed. */
export const passedOn = (
  body: Unread,
  digest: string,
  headers: Readonly<Record<string, string>> = {},
  type: string = MEDIA_TYPES.json,
): Answer => ({ ...found(new Uint8Array(), headers, type), body, etag: `W/"${digest}"` })

/** Adds the headers for Netlify's cache, which keeps an answer until the next deploy. A personal answer is not cached. */
const withCaching = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...(headers['Cache-Control'] !== PERSONAL && { 'Netlify-CDN-Cache-Control': UNTIL_NEXT_DEPLOY }),
  ...headers,
  'Netlify-Vary': VARY,
})

/**
 * A problem as an answer. A 404 holds until the next deploy. No cache stores a 5xx. Netlify does not store a 400, because
 * its cache may not distinguish a parameter that is given twice from one that is given once.
 */
export function failed(problem: Problem, headers: Readonly<Record<string, string>> = {}): Answer {
  const { status } = problem
  const body = encoder.encode(JSON.stringify(problem))
  const common = {
    'Content-Type': PROBLEM_TYPE,
    ...COMMON,
    'Cache-Control': REVALIDATE,
    'Netlify-Vary': VARY,
    ...headers,
  }
  if (status === 404) return { status, body, headers: withCaching(common) }
  return { status, body, headers: status < 500 ? common : { ...common, ...FAULT } }
}

const FAULT = { 'Cache-Control': 'no-store', 'Retry-After': '5' }

const METHODS = 'GET, HEAD, OPTIONS'

/** The methods of the API, for OPTIONS and for the preflight requests of browsers. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...COMMON,
      Allow: METHODS,
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': 'Accept, Accept-Language, Content-Type, If-None-Match',
      'Access-Control-Max-Age': '86400',
      'Cache-Control': REVALIDATE,
      'Netlify-Vary': VARY,
      'Netlify-CDN-Cache-Control': UNTIL_NEXT_DEPLOY,
    },
  })

export const ALLOW = { Allow: METHODS }

/**
 * Query strings that Netlify may parse in another way than we do: with an escape in the name of a parameter, or a semicolon.
 * Its cache must not store their answers, or it might serve them to requests without.
 */
const AMBIGUOUS = /;|[?&][^?&=]*%/
/** Keeps an answer out of Netlify's cache. */
export const NOT_STORED = { 'Netlify-CDN-Cache-Control': 'no-store' }

/** The answer to a request whose files cannot be read. Its query string is not logged: it may say where somebody lives. */
export function answerUnavailable(request: Request, error: unknown): Promise<Response> {
  console.error(`${new URL(request.url).pathname}: ${(error as Error).name}`)
  return toResponse(failed(unavailable()), request)
}

/** Turns an answer into a response: with an ETag, without a body for HEAD, and as a 304 when the ETag matches. */
export async function toResponse(answer: Answer, request: Request): Promise<Response> {
  const { status, body } = answer
  const headers = { ...answer.headers, ...(AMBIGUOUS.test(request.url) && NOT_STORED) }
  if (status !== 200) return new Response(await sentBody(body, request), { status, headers })
  const etag = answer.etag ?? (await etagOf(body as Uint8Array))
  const tagged = { ...headers, ETag: etag }
  if (!matches(request.headers.get('if-none-match'), etag))
    return new Response(await sentBody(body, request), { status, headers: tagged })
  if (isUnread(body)) await body.cancel()
  return new Response(null, { status: 304, headers: tagged })
}

/** The body that a request gets. */
async function sentBody(body: Answer['body'], { method }: Request): Promise<BodyInit | null> {
  if (method !== 'HEAD') return (isUnread(body) ? await body.read() : body) as BodyInit
  if (isUnread(body)) await body.cancel()
  return null
}

const isUnread = (body: Answer['body']): body is Unread => body !== null && 'cancel' in body

/** Weak, because the same content may be sent in another encoding. */
async function etagOf(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body as BufferSource))
  return `W/"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === opaque)
}
