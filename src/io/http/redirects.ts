import type { HttpResponse } from './client.ts'

/** One redirect. */
export interface Hop {
  readonly status: number
  readonly headers: Headers
  /** The address that it leads to. */
  readonly to: string
}

/** The response at the end of all redirects, or the address that was not followed. */
export type Followed<Final> =
  | { readonly response: Final }
  | { readonly refused: string; readonly why: 'too-many' | 'not-allowed' }

export interface FollowOptions<Final> {
  /** Sends one request. The address never holds a user name or a password. */
  readonly send: (url: URL) => Promise<Final>
  /** Whether a redirect to this web address may be followed. */
  readonly mayFollow?: (to: URL) => boolean
  readonly onHop?: (hop: Hop) => void
}

export const MAX_REDIRECTS = 5

const REDIRECTS = [301, 302, 303, 307, 308]

/** Sends a request and follows redirects to other web addresses. */
export async function followRedirects<Final extends HttpResponse>(
  url: URL,
  { send, mayFollow = () => true, onHop }: FollowOptions<Final>,
): Promise<Followed<Final>> {
  let at = withoutCredentials(url)
  for (let redirects = 0; ; redirects++) {
    const response = await send(at)
    const to = targetOf(response, at)
    if (!to) return { response }
    const { status, headers } = response
    await response.body?.cancel()
    onHop?.({ status, headers, to: to.href })
    const isAllowed = /^https?:$/.test(to.protocol) && mayFollow(to)
    if (!isAllowed) return { refused: to.href, why: 'not-allowed' }
    if (redirects === MAX_REDIRECTS) return { refused: to.href, why: 'too-many' }
    at = to
  }
}

/** The address that a redirect leads to; `undefined` for any other response. */
function targetOf({ status, headers }: HttpResponse, from: URL): URL | undefined {
  const location = headers.get('location')
  if (!REDIRECTS.includes(status) || location === null || !URL.canParse(location, from.href))
    return undefined
  return withoutCredentials(new URL(location, from))
}

function withoutCredentials(url: URL): URL {
  const copy = new URL(url)
  copy.username = ''
  copy.password = ''
  return copy
}
