import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { CHANGES, FIND, pageAt, prefixesOf } from '../../../../pages/address.ts'
import { absolute } from '../../../../pages/page-context.ts'
import { curatedAddress } from '../../../../finder/lists/list-texts.ts'
import { ownAddress } from '../../../../pages/texts/own-page.ts'
import { composeAtom } from '../../../../finder/lists/atom.ts'
import { SITEMAP, composeRobots, composeSitemaps } from '../../../../finder/lists/sitemap.ts'
import type { SetDocument, SingleDocument } from '../document.ts'
import { pageAddress } from '../../page-data.ts'
import { pagesOf, sitesOf } from './context.ts'

/** Only with a public address: a sitemap must contain full addresses. */
export const sitemap: SetDocument = {
  kind: 'set',
  title: 'the addresses of all pages, for search engines',
  patterns: [SITEMAP, '/sitemap-{number}.xml'],
  type: MEDIA_TYPES.xml,
  from: 'file',
  below: '/sitemap',
  files(site) {
    const { settings, lists, pages = [], curated = [] } = site.feed
    if (!pagesOf(site) || settings.base_url === undefined) return new Map()
    const records = (['services', 'organizations', 'taxonomy_terms'] as const).flatMap((list) =>
      lists[list].flatMap((entry) => pageAddress(list, entry) ?? []),
    )
    const addresses = [
      FIND,
      pageAt('topics'),
      pageAt('a-z'),
      pageAt('organizations'),
      ...pages.map(ownAddress),
      ...curated.map(curatedAddress),
      ...records,
    ]
    const all = sitesOf(site).flatMap((one) => {
      const { context } = pagesOf(one)!
      return addresses.map((address) => absolute(context, address))
    })
    return composeSitemaps(all, settings.base_url)
  },
}

/** Like a sitemap, it must contain full addresses. */
export const atom: SingleDocument = {
  kind: 'single',
  title: 'the services that changed last, as an Atom feed',
  path: CHANGES,
  patterns: [CHANGES],
  type: MEDIA_TYPES.atom,
  from: 'file',
  make(site) {
    const pages = pagesOf(site)
    return pages && composeAtom(pages.services(), CHANGES, pages.context)
  },
}

export const robots: SingleDocument = {
  kind: 'single',
  title: 'what robots may read',
  path: '/robots.txt',
  patterns: ['/robots.txt'],
  type: MEDIA_TYPES.txt,
  from: 'file',
  make(site) {
    const base = site.feed.settings.base_url
    const pages = pagesOf(site)
    return pages && composeRobots(prefixesOf(pages.context), base && `${base}${SITEMAP}`)
  },
}
