import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { aToZPages } from '../../../pages/a-to-z-page.ts'
import { fileOf } from '../../../pages/address.ts'
import { gonePages } from '../../../pages/gone-pages.ts'
import { topicPages } from '../../../pages/topic-pages.ts'
import type { SetDocument } from '../document.ts'
import type { Site } from '../../composed-site.ts'
import { type SitePages, pageAddress, pagesOf } from './context.ts'

export const topics = pageSet(
  'topics as a tree, and the services of each',
  '/find/topics',
  ['/find/topics.html', '/find/topics/{taxonomy}/{term}.html'],
  ({ context, services, taxonomies }) => topicPages(taxonomies(), services(), context),
)

export const aToZ = pageSet(
  'all services by name',
  '/find/a-z',
  ['/find/a-z.html', '/find/a-z/{letter}.html'],
  ({ context, services }) => aToZPages(services(), context),
)

export const gone = pageSet(
  'where a record has moved, or that it was removed',
  '/find/',
  ['/find/{list}/{earlier slug}.html'],
  ({ context }, { feed }) => {
    const { removed, renamed = [], lists } = feed
    const taken = new Set(
      (['services', 'organizations'] as const).flatMap((list) =>
        lists[list].map((entry) => pageAddress(list, entry)),
      ),
    )
    return gonePages(removed, renamed, (address) => taken.has(address), context)
  },
)

/** `make` returns pages by their addresses. */
function pageSet(
  title: string,
  below: string,
  patterns: readonly string[],
  make: (pages: SitePages, site: Site) => ReadonlyMap<string, () => string>,
): SetDocument {
  return {
    kind: 'set',
    title,
    below,
    patterns,
    type: MEDIA_TYPES.html,
    from: 'file',
    files(site) {
      const pages = pagesOf(site)
      const made = pages ? make(pages, site) : new Map<string, () => string>()
      return new Map([...made].map(([address, body]) => [fileOf(address), body]))
    },
  }
}
