import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import type { Site } from '../../composed-site.ts'
import { listPlan } from '../../plan.ts'
import type { Body } from '../../published-file.ts'
import type { RecordDocument, SetDocument, SingleDocument } from '../document.ts'
import { pagesOf, sitesOf } from './context.ts'
import { mapPages } from './map.ts'
import { ownPages } from './own-pages.ts'
import { aToZ, curated, gone, topics } from './page-sets.ts'
import { plainPages } from './plain-pages.ts'
import { organizationPage, servicePage } from './record-pages.ts'

/** The pages that every language has. */
const PAGES: readonly (SingleDocument | SetDocument | RecordDocument)[] = [
  servicePage,
  organizationPage,
  topics,
  aToZ,
  curated,
  gone,
  mapPages,
  ownPages,
  ...plainPages,
]

/** All pages again in every language after the first. */
export const otherLanguages: SetDocument = {
  kind: 'set',
  title: 'all pages again, in another language',
  patterns: ['/{language}/find.html', '/{language}/find/{page}.html'],
  type: MEDIA_TYPES.html,
  from: 'file',
  below: '/',
  files(site) {
    const files = new Map<string, () => Body>()
    for (const other of sitesOf(site).slice(1)) {
      const { prefix } = pagesOf(other)!.context
      for (const page of PAGES)
        for (const [path, make] of filesOf(page, other))
          files.set(prefix + path, () => make() ?? '')
    }
    return files
  },
}

type Files = Iterable<readonly [path: string, make: () => Body | undefined]>

function* filesOf(page: (typeof PAGES)[number], site: Site): Files {
  if (page.kind === 'set') return yield* page.files(site)
  if (page.kind === 'single') {
    const body = page.make(site)
    if (body !== undefined) yield [page.path, () => body]
    return
  }
  for (const collection of page.collections) {
    const list = listPlan(site.plan, collection)
    if (list.pages === 'function') continue
    for (const entry of site.feed.lists[collection]) {
      const path = page.path(list, entry)
      if (path !== undefined)
        yield [path, () => page.make({ entry, document: entry.detail() }, site)]
    }
  }
}
