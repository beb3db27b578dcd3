import { mediaTypeOf } from '../feed/media-types.ts'
import {
  GITHUB_API,
  HASHED,
  MEMBER_PAGES,
  PAGES_OF_ALL,
  fileOf,
  pageAt,
  readsGitHub,
} from '../pages/address.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import { type Answer, found } from './answer.ts'
import { FOR_EVER } from './headers.ts'
import type { FeedStore } from './store.ts'

/** A page in a frame of another site runs no scripts, and loads nothing but its style and the logo. */
export const EMBEDDED_POLICY: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors *",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * Pages run no scripts but those of the site, load nothing from other hosts but the map and, in the form, a record from
 * GitHub, and cannot be framed.
 */
export const pagePolicy = (
  pages: Pick<PagesManifest, 'map' | 'proposals' | 'members' | 'repository'> = {},
): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; img-src 'self'${tileOrigin(pages)}; script-src 'self'; connect-src 'self'${readsGitHub(pages) ? ` ${GITHUB_API}` : ''}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
})

/*
 * A host may not give one page below /find another value of a header than all of them. Pages that are not the form forbid
 * themselves GitHub (pages/frame/frame.ts).
 */

/** The host of the map, from which only the page of the map loads anything. It is in the policy of every page. */
function tileOrigin({ map }: Pick<PagesManifest, 'map'>): string {
  const { tiles = '' } = map ?? {}
  return URL.canParse(tiles) ? ` ${new URL(tiles).origin}` : ''
}

/** The path of a page, below that of its language. */
const PAGE = /^((?:\/[a-z]{2})?)\/find(?:\.html|\/.*)?$/

export const isPage = (path: string): boolean => PAGE.test(path)

/** A page for people, or the page that says that there is none. Undefined when the site has no pages. */
export async function answerPage(
  path: string,
  store: FeedStore,
  pages?: PagesManifest,
): Promise<Answer | undefined> {
  const policy = pagePolicy(pages)
  const [, prefix] = PAGE.exec(path) ?? []
  // A form is one page for all records.
  const form = PAGES_OF_ALL.find((one) => path.startsWith(`${prefix}${one}/`))
  const isOfMembers = MEMBER_PAGES.some((one) => path === `${prefix}${one}`)
  const address = form && !isOfMembers ? `${prefix}${form}` : path
  const file = /\.[a-z]+$/.test(address) ? address : fileOf(address)
  return (
    (await answerFile(file, store, policy)) ??
    (await answerFile(`${prefix}${fileOf(pageAt('404'))}`, store, policy, 404))
  )
}

async function answerFile(
  path: string,
  store: FeedStore,
  policy: Readonly<Record<string, string>>,
  status = 200,
): Promise<Answer | undefined> {
  const response = await store.read(path)
  if (!response) return undefined
  const body = new Uint8Array(await response.arrayBuffer())
  const caching = path.startsWith(HASHED) ? { 'Cache-Control': FOR_EVER } : {}
  return { ...found(body, { ...policy, ...caching }, mediaTypeOf(path)), status }
}
