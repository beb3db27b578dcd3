import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { aToZPages } from '../../../../finder/lists/a-to-z-page.ts'
import { fileOf, LISTS_WITH_ID } from '../../../../pages/address.ts'
import { curatedAddress, curatedPage } from '../../../../finder/lists/curated-page.ts'
import { gonePages } from '../../../../pages/records/gone-pages.ts'
import { topicPages } from '../../../../finder/lists/topic-pages.ts'
import type { Lists } from '../../../../feed/lists.ts'
import type { Named } from '../../../../finder/lists/listed.ts'
import type { PageContext } from '../../../../pages/page-context.ts'
import { translated } from '../../../../pages/translated.ts'
import type { SetDocument } from '../document.ts'
import type { Site } from '../../composed-site.ts'
import { goneNotices } from './change-notice.ts'
import { pageAddress } from '../../page-data.ts'
import { type SitePages, pagesOf } from './context.ts'

export const topics = pageSet(
  'topics as a tree, and the services of each',
  '/find/topics',
  ['/find/topics.html', '/find/topics/{taxonomy}/{term}.html'],
  ({ context, services, taxonomies }) => topicPages(taxonomies(), services(), context),
)

export const aToZ = pageSet(
  'all services and organizations by name',
  '/find/',
  ['/find/a-z.html', '/find/services.html', '/find/organizations.html', '/find/a-z/{letter}.html'],
  ({ context, services }, { feed }) =>
    aToZPages(services(), organizationsOf(feed.lists, context), context),
)

/** Organizations with a page. */
const organizationsOf = ({ organizations }: Lists, context: PageContext): readonly Named[] =>
  organizations.flatMap((entry) => {
    const address = pageAddress('organizations', entry)
    if (address === undefined) return []
    const { id, name } = translated(entry.detail(), context)
    return [{ id, name, address }]
  })

export const curated = pageSet(
  'a collection that the publisher curates',
  '/find/lists/',
  ['/find/lists/{name}.html'],
  ({ context, services }, site) =>
    new Map(
      (site.feed.curated ?? []).map((list) => [
        curatedAddress(list),
        () => curatedPage(list, services(), context),
      ]),
    ),
)

export const gone = pageSet(
  'where a record has moved, that it was removed, and where ids lead',
  '/find/',
  ['/find/{list}/{earlier slug}.html', '/find/{list}/{id}.html'],
  ({ context }, site) => {
    const { removed, renamed = [], lists } = site.feed
    const records = LISTS_WITH_ID.flatMap((list) =>
      lists[list].map((entry) => ({ list, id: entry.id, address: pageAddress(list, entry) })),
    )
    const taken = new Set(records.map(({ address }) => address))
    const byId = records.length <= MOST_WITH_FILES ? records : []
    const notices = goneNotices({ changes: site.changes, context })
    return gonePages({ removed, renamed, byId, notices }, (address) => taken.has(address), context)
  },
)

/**
 * Up to this many services and organizations, their ids lead to their pages on hosts that run no function too. A file for each of
 * more would slow builds down.
 */
const MOST_WITH_FILES = 2000

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
