import { parameters } from '../hsds/parameters.ts'
import { COMMON, REVALIDATE, UNTIL_NEXT_DEPLOY, documentHeaders } from './headers.ts'
import type { Problem } from './problem.ts'

/** An answer before it is known whether the client has it already. */
export interface Answer {
  readonly status: number
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

const JSON_TYPE = 'application/json; charset=utf-8'
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** What Netlify keeps apart in its cache; the same on every answer (https://docs.netlify.com/build/caching/caching-overview/). */
const VARY = `query=${[...new Set(parameters.map(({ name }) => name))].join('|')}`

const encoder = new TextEncoder()

/** A document that was found. */
export const found = (
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
  type = JSON_TYPE,
): Answer => ({
  status: 200,
  body,
  headers: { ...documentHeaders(type), ...cached, ...headers },
})

const cached = { 'Netlify-CDN-Cache-Control': UNTIL_NEXT_DEPLOY, 'Netlify-Vary': VARY }

/** A problem as an answer. A fault of ours is kept by nobody; a mistake of the client stays one until the next deploy. */
export const failed = (
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status: problem.status,
  body: encoder.encode(JSON.stringify(problem)),
  headers: {
    'Content-Type': PROBLEM_TYPE,
    ...COMMON,
    'Netlify-Vary': VARY,
    ...(problem.status >= 500
      ? { 'Cache-Control': 'no-store', 'Retry-After': '5' }
      : { 'Cache-Control': REVALIDATE, 'Netlify-CDN-Cache-Control': UNTIL_NEXT_DEPLOY }),
    ...headers,
  },
})

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
    },
  })

export const ALLOW = { Allow: METHODS }

/** Turns an answer into a response: with an ETag of its content, without a body for HEAD, and 304 for who has it. */
export async function toResponse(
  { status, body, headers }: Answer,
  request: Request,
): Promise<Response> {
  if (status !== 200)
    return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { status, headers })
  const etag = await etagOf(body)
  const tagged = { ...headers, ETag: etag }
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: tagged })
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
    status,
    headers: tagged,
  })
}

/** Weak, for the same content may be sent in another encoding. */
async function etagOf(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body as BufferSource))
  return `W/"${[...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** Weak comparison (RFC 9110, sections 8.8.3.2 and 13.1.2). */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === opaque)
}
