import { parameterNames } from '../parameters/names.ts'
import { COMMON, PERSONAL, REVALIDATE, UNTIL_NEXT_DEPLOY, documentHeaders } from './headers.ts'
import { MissingFile } from './items.ts'
import type { Problem } from './problem.ts'

/** An answer before it is known whether the client has it already. */
export interface Answer {
  readonly status: number
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null
  /** What the body is known by, when it is not read here. */
  readonly etag?: string
  readonly headers: Readonly<Record<string, string>>
}

export const JSON_TYPE = 'application/json; charset=utf-8'
/** The type of a list that has one record a line. */
export const NDJSON_TYPE = 'application/x-ndjson; charset=utf-8'
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** What Netlify keeps apart in its cache; the same on every answer (https://docs.netlify.com/build/caching/caching-overview/). */
const VARY = `query=${parameterNames.join('|')}`

const encoder = new TextEncoder()

/** A document that was found. */
export const found = (
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  type = JSON_TYPE,
): Answer => ({ status: 200, body, headers: withCaching({ ...documentHeaders(type), ...headers }) })

/** A file that is passed on unread, known by the mark that its build gave it. */
export function handedOn(
  response: Response | undefined,
  mark: string,
  headers: Readonly<Record<string, string>> = {},
  type = JSON_TYPE,
): Answer {
  if (!response) throw new MissingFile('A whole list is missing.')
  return { ...found(new Uint8Array(), headers, type), body: response.body, etag: `W/"${mark}"` }
}

/** Netlify keeps every answer until the next deploy, but for those about where somebody is. */
const withCaching = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...headers,
  'Netlify-Vary': VARY,
  ...(headers['Cache-Control'] !== PERSONAL && { 'Netlify-CDN-Cache-Control': UNTIL_NEXT_DEPLOY }),
})

/**
 * A problem as an answer. What is not there stays so until the next deploy. A fault of ours is kept by nobody, and neither is
 * a mistake by the network, which may take a question with a name given twice for the one with that name given once.
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

/** Which methods there are, for whoever asks and for browsers before they ask. */
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
 * What the network may read otherwise than we do: an escape in the name of a parameter, or a semicolon. It must not keep the
 * answer, for it might give it to whoever asks without.
 */
const DISGUISED = /;|[?&][^?&=]*%/
const NOT_KEPT = { 'Netlify-CDN-Cache-Control': 'no-store' }

/** Turns an answer into a response: with an ETag of its content, without a body for HEAD, and 304 for who has it. */
export async function toResponse(answer: Answer, request: Request): Promise<Response> {
  const { status, body } = answer
  const headers = { ...answer.headers, ...(DISGUISED.test(request.url) && NOT_KEPT) }
  const sent = request.method === 'HEAD' ? await withoutBody(body) : (body as BodyInit)
  if (status !== 200) return new Response(sent, { status, headers })
  const etag = answer.etag ?? (await etagOf(body as Uint8Array))
  const tagged = { ...headers, ETag: etag }
  if (!matches(request.headers.get('if-none-match'), etag))
    return new Response(sent, { status, headers: tagged })
  return new Response(await withoutBody(body), { status: 304, headers: tagged })
}

/** Lets go of a body that nobody will read. */
async function withoutBody(body: Answer['body']): Promise<null> {
  if (body instanceof ReadableStream) await body.cancel()
  return null
}

/** Weak, for the same content may be sent in another encoding. */
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
