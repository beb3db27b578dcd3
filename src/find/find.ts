import { MEDIA_TYPES } from '../feed/media-types.ts'
import { pagePolicy } from '../api/answer-page.ts'
import { PERSONAL } from '../api/headers.ts'
import type { Manifest } from '../api/manifest.ts'
import { MissingFile } from '../api/read-items.ts'
import { FIND, prefixOf } from '../pages/address.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import type { Language } from '../pages/words/languages.ts'
import type { FeedStore } from '../api/store.ts'
import { answerFind } from './answer-find.ts'
import { FIND_PARAMETERS, readFindQuery } from './find-query.ts'

/**
 * Answers `/find` with a query: a page of results. Undefined for any other request, and for a site without pages: the
 * published page answers those. Throws what reading the index throws.
 */
export const createFind =
  ({
    store,
    manifest,
    now = () => new Date(),
  }: {
    readonly store: FeedStore
    readonly manifest: Manifest
    /** The clock, by which `when=today` is judged. */
    readonly now?: () => Date
  }) =>
  async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const isAsked = FIND_PARAMETERS.some((name) => url.searchParams.get(name)?.trim())
    const { pages } = manifest
    const path = url.pathname.replace(/(?<!\/)\/+$/, '')
    const language = pages?.languages.find((one) => path === addressIn(one, pages))
    if (!isAsked || !pages || !language) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const read = async (path: string) => {
      const response = await store.read(path)
      if (!response) throw new MissingFile(path)
      return new Uint8Array(await response.arrayBuffer())
    }
    const body = await answerFind(readFindQuery(url.searchParams), {
      manifest: { ...manifest, pages },
      read,
      language,
      now: now(),
    })
    return new Response(request.method === 'HEAD' ? null : body, { headers: HEADERS })
  }

/** The address of the search page in a language: `/find` or `/cy/find`. */
export const addressIn = (
  language: Language,
  { languages }: Pick<PagesManifest, 'languages'>,
): string => prefixOf(language, languages) + FIND

/** No cache keeps what somebody searched for, and no search engine lists it. */
const HEADERS = {
  'Content-Type': MEDIA_TYPES.html,
  'Cache-Control': PERSONAL,
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  ...pagePolicy(),
}
