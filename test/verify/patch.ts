import type { VerifyOptions } from '../../src/verify/verify.ts'

/** Changes the responses of a healthy feed. `next` passes the request, or another one, on to it. */
export type Patch = (
  request: Request,
  next: (other?: Request) => Promise<Response>,
) => Promise<Response>

/** A feed with one fault, and the only rule that it breaks. */
export interface Fault {
  readonly name: string
  readonly rule: string
  readonly patch: Patch
  /** Options of the check, such as another base address. */
  readonly options?: Partial<VerifyOptions>
}

/** A document to change. */
// oxlint-disable-next-line no-explicit-any
export type Json = any

/** Changes the JSON at the paths that match, such as `/services` or `/services/*`, with any query. */
export const edit =
  (path: string, change: (document: Json, url: URL) => void): Patch =>
  async (request, next) => {
    const response = await next()
    const url = new URL(request.url)
    if (!matches(path, url.pathname) || response.status !== 200) return response
    const document = (await response.json()) as Json
    change(document, url)
    return new Response(JSON.stringify(document), { headers: headersOf(response) })
  }

/** Changes every item of a list, and the full records. */
export const editRecords =
  (collection: string, change: (record: Json, url: URL) => void): Patch =>
  (request, next) =>
    edit(`/${collection}`, ({ contents }, url) =>
      contents.forEach((one: Json) => change(one, url)),
    )(request, () => edit(`/${collection}/*`, change)(request, next))

/** Replaces the responses at the paths that match. */
export const answer =
  (path: string, make: (response: Response, url: URL) => Response | Promise<Response>): Patch =>
  async (request, next) => {
    const url = new URL(request.url)
    const response = await next()
    return matches(path, url.pathname) ? make(response, url) : response
  }

/** Sets a header at the paths that match; `undefined` removes it. */
export const header = (path: string, name: string, value?: string): Patch =>
  answer(path, (response) => {
    const headers = headersOf(response)
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })

/** A copy of the headers, without the length of the body. */
export function headersOf({ headers }: Response): Headers {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}

/** Whether a path matches a pattern. `*` matches one part of a path, `**` everything. */
function matches(pattern: string, path: string): boolean {
  if (pattern === '**') return true
  const [wanted, actual] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')]
  return (
    wanted.length === actual.length && wanted.every((part, i) => part === '*' || part === actual[i])
  )
}
