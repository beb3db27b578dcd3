import { type Answer, found } from './answer.ts'
import type { FeedStore } from './store.ts'

/** Everything for people is below this path. */
const FIND = '/find'

/** Pages run no scripts but those of the site, load nothing from other hosts, and cannot be framed. */
export const PAGE_POLICY: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self' https:; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

export const isPage = (path: string): boolean =>
  path === FIND || path === `${FIND}.html` || path.startsWith(`${FIND}/`)

/** The file of a page: hosts serve `x.html` at `/x` as well. Style sheets and scripts keep their names. */
const fileOf = (path: string) =>
  /\.(?:css|js|svg|ics|atom|html)$/.test(path) ? path : `${path}.html`

/** A page for people, or the page that says that there is none. Undefined when the site has no pages. */
export async function answerPage(path: string, store: FeedStore): Promise<Answer | undefined> {
  const file = fileOf(path)
  const response = await store.read(file)
  if (response) return found(await bytesOf(response), PAGE_POLICY, typeOf(file))
  const lost = await store.read(`${FIND}/404.html`)
  return lost && { ...found(await bytesOf(lost), PAGE_POLICY, typeOf('.html')), status: 404 }
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

const typeOf = (path: string) => {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return `${TYPES[ending] ?? 'application/octet-stream'}; charset=utf-8`
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  ics: 'text/calendar',
  atom: 'application/atom+xml',
}
