import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { aToZPages } from '../../../../finder/lists/a-to-z-page.ts'
import { fileOf, LISTS_WITH_ID } from '../../../../pages/address.ts'
import { curatedPage } from '../../../../finder/lists/curated-page.ts'
import { searchFrame } from '../../../../pages/layout/list-frame.ts'
import { blockOf, curatedAddress } from '../../../../finder/lists/list-texts.ts'
import { accessibilityPage, contactPage, privacyPage } from '../../../../pages/texts/plain-pages.ts'
import { gonePages } from '../../../../pages/records/gone-pages.ts'
import { topicPages } from '../../../../finder/lists/topic-pages.ts'
import type { Lists } from '../../../../feed/lists.ts'
import type { Named } from '../../../../finder/lists/listed.ts'
import type { PageContext } from '../../../../pages/page-context.ts'
import { translated } from '../../../../pages/translated.ts'
import { STATEMENTS, type StatementName } from '../../../../record/curated-list.ts'
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
  'a collection that the publisher curates, and its statements',
  '/find/lists/',
  ['/find/lists/{name}.html', '/find/lists/{name}/{statement}.html'],
  ({ context, services }, { feed, plan }) =>
    new Map(
      (feed.curated ?? []).flatMap((list) => {
        const { lists } = plan.pages!.manifest
        const own = searchFrame(context, `lists/${list.slug}`, lists)
        const text = (name: StatementName) => blockOf(list, name, context.language)
        const contact = text('contact')
        const statements = {
          contact: () => contactPage(contact!, own),
          accessibility: () => accessibilityPage(own, contact, text('accessibility')),
          privacy: () => privacyPage(own, contact, text('privacy')),
        }
        return [
          [curatedAddress(list), () => curatedPage(list, services(), own)] as const,
          ...STATEMENTS.filter((name) => text(name)).map(
            (name) => [`${curatedAddress(list)}/${name}`, statements[name]] as const,
          ),
        ]
      }),
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
