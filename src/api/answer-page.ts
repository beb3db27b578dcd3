import type { PagesManifest } from '../pages/pages-manifest.ts'
import { type Answer, found } from './answer.ts'
import type { FeedStore } from './store.ts'

/** Everything for people is below this path. */
const FIND = '/find'

/** Pages run no scripts but those of the site, load nothing from other hosts but the map, and cannot be framed. */
export const pagePolicy = (
  pages?: Pick<PagesManifest, 'map'>,
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self'${tileOrigin(pages)}; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/**
 * The host of the map, from which only the page of the map loads anything. It is in the policy of every page, because
 * Netlify cannot give one page below /find another value of a header than all of them.
 */
function tileOrigin(pages: Pick<PagesManifest, 'map'> | undefined): string {
  const { tiles = '' } = pages?.map ?? {}
  return URL.canParse(tiles) ? ` ${new URL(tiles).origin}` : ''
}

export const isPage = (path: string): boolean =>
  path === FIND || path === `${FIND}.html` || path.startsWith(`${FIND}/`)

/** The file of a page: hosts serve `x.html` at `/x` as well. Style sheets and scripts keep their names. */
const fileOf = (path: string) =>
  /\.(?:css|js|svg|ics|atom|html)$/.test(path) ? path : `${path}.html`

/** A page for people, or the page that says that there is none. Undefined when the site has no pages. */
export async function answerPage(
  path: string,
  store: FeedStore,
  pages?: PagesManifest,
): Promise<Answer | undefined> {
  const policy = pagePolicy(pages)
  const file = fileOf(path)
  const response = await store.read(file)
  if (response) return found(await bytesOf(response), policy, typeOf(file))
  const lost = await store.read(`${FIND}/404.html`)
  return lost && { ...found(await bytesOf(lost), policy, typeOf('.html')), status: 404 }
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
