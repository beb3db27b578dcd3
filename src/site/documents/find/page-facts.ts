import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { groupBy } from '../../../directory/group-by.ts'
import { factsFile, factsText } from '../../../pages/records/page-facts.ts'
import { findFilePath } from '../../../pages/pages-manifest.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/** What the function must know to render the pages of services, when they are too many to be files. */
export const facts: SetDocument = {
  kind: 'set',
  title: 'what pages of services show beside their documents, when the function renders them',
  patterns: ['/_/b/{build}/find/services/{number}.txt'],
  type: MEDIA_TYPES.txt,
  from: 'both',
  below: '/_/b/',
  files(site) {
    const pages = pagesOf(site)
    const { build, lists } = site.plan
    if (!pages || lists.services.pages !== 'function') return new Map()
    const named = pages
      .services()
      .map(
        ({ address, facts: own }) => [address.slice(address.lastIndexOf('/') + 1), own!] as const,
      )
    return new Map(
      [...groupBy(named, ([page]) => factsFile(page, lists.services.total))].map(([name, some]) => [
        findFilePath(build, name, ''),
        () => factsText(some),
      ]),
    )
  },
}
