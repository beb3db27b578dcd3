import type { VerifyOptions } from '../../src/verify/verify.ts'

/** Changes what a healthy feed answers; `next` is its answer, also to another question. */
export type Patch = (
  request: Request,
  next: (other?: Request) => Promise<Response>,
) => Promise<Response>

/** One faulty feed: what is wrong with it, and the one rule that must say so. */
export interface Fault {
  readonly name: string
  readonly rule: string
  readonly patch: Patch
  /** How it is looked at, where that differs: a shorter time limit, another address. */
  readonly options?: Partial<VerifyOptions>
}

/** A document that may be changed at will. */
// oxlint-disable-next-line no-explicit-any
export type Json = any

/** Changes the JSON of the paths that fit: `/services`, `/services/*`. The query does not count. */
export const edit =
  (path: string, change: (document: Json, url: URL) => void): Patch =>
  async (request, next) => {
    const response = await next()
    const url = new URL(request.url)
    if (!fits(path, url.pathname) || response.status !== 200) return response
    const document = (await response.json()) as Json
    change(document, url)
    return new Response(JSON.stringify(document), { headers: headersOf(response) })
  }

/** Changes every item of a list, and the full records behind them. */
export const editRecords =
  (collection: string, change: (record: Json, url: URL) => void): Patch =>
  (request, next) =>
    edit(`/${collection}`, ({ contents }, url) =>
      contents.forEach((one: Json) => change(one, url)),
    )(request, () => edit(`/${collection}/*`, change)(request, next))

/** Answers the paths that fit in another way. */
export const answer =
  (path: string, make: (response: Response, url: URL) => Response | Promise<Response>): Patch =>
  async (request, next) => {
    const url = new URL(request.url)
    const response = await next()
    return fits(path, url.pathname) ? make(response, url) : response
  }

/** Changes the headers of the paths that fit; `undefined` takes one out. */
export const header = (path: string, name: string, value?: string): Patch =>
  answer(path, (response) => {
    const headers = headersOf(response)
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })

/** A copy that may be changed. The length is another one then. */
export function headersOf({ headers }: Response): Headers {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}

/** `*` stands for any one part of a path, `**` for everything. */
function fits(pattern: string, path: string): boolean {
  if (pattern === '**') return true
  const [wanted, given] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')]
  return (
    wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i])
  )
}
