import { MEDIA_TYPES } from '../feed/media-types.ts'
import { EMBEDDED_POLICY, pagePolicy } from '../api/answer-page.ts'
import { PERSONAL } from '../api/headers.ts'
import type { Manifest } from '../api/manifest.ts'
import { EMBEDDED, FIND, pageAt, prefixOf } from '../pages/address.ts'
import { SEARCHES } from './find-paths.ts'
import type { Language } from '../messages/languages.ts'
import { type FeedStore, readerOf } from '../api/store.ts'
import { answerFind } from './answer-find.ts'
import { FIND_PARAMETERS, readFindQuery } from './find-query.ts'

/**
 * Answers `/find` with a query: a page of results; and `/find/embed/results`, which other sites may show in a frame. Undefined for
 * any other request, and for a site without pages: the published page answers those. Throws what reading the index throws.
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
    const search = searchAt(path.toLowerCase(), pages?.languages ?? [])
    if (!pages || !search) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const isSmall = path === path.toLowerCase()
    if (isSmall && search.action === FIND && !isAsked) return undefined
    const short = isSmall ? withoutEmpty(url) : path.toLowerCase() + url.search
    if (short !== undefined)
      return new Response(null, { status: 302, headers: { Location: short } })
    const body = await answerFind(readFindQuery(url.searchParams), {
      manifest: { ...manifest, pages },
      read: readerOf(store),
      ...search,
      now: now(),
    })
    if (body === undefined) return undefined
    const policy =
      search.action === EMBEDDED ? EMBEDDED_POLICY : pagePolicy(pages.map && { map: pages.map })
    const isTopic = ![FIND, EMBEDDED].includes(search.action)
    const headers = { ...HEADERS, ...(!(isTopic && url.search === '') && UNLISTED), ...policy }
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }

/** The search at a path; undefined when there is none. */
function searchAt(path: string, languages: readonly Language[]) {
  for (const language of languages)
    for (const action of SEARCHES)
      if (path === prefixOf(language, languages) + action) return { language, action }
  const [, prefix, action] = TOPIC.exec(path) ?? []
  const language = languages.find((one) => prefixOf(one, languages) === prefix)
  return action !== undefined && language ? { language, action } : undefined
}

const TOPIC = new RegExp(`^((?:/[a-z]{2})?)(${pageAt('topics')}/[^/]+/[^/]+)$`)

/** No cache keeps what somebody searched for, and no search engine lists it. */
const HEADERS = {
  'Content-Type': MEDIA_TYPES.html,
  'Cache-Control': PERSONAL,
  'X-Content-Type-Options': 'nosniff',
}
const UNLISTED = { 'X-Robots-Tag': 'noindex' }

/** The address without what a form without a script sends empty; undefined where it has none. */
function withoutEmpty({ pathname, searchParams }: URL): string | undefined {
  const asked = [...searchParams]
  const kept = asked.filter(([, value]) => value !== '')
  if (kept.length === asked.length) return undefined
  const search = new URLSearchParams(kept).toString()
  return search === '' ? pathname : `${pathname}?${search}`
}
