import { fileOf } from '../../../pages/address.ts'
import { ownAddress, ownPage } from '../../../pages/own-page.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'
import { HTML_TYPE } from './html.ts'

/** The pages that the publisher has written. */
export const ownPages: SetDocument = {
  kind: 'set',
  title: 'a page that the publisher has written',
  patterns: ['/find/{page of the publisher}.html'],
  type: HTML_TYPE,
  from: 'file',
  below: '/find/',
  files(site) {
    const pages = pagesOf(site)
    if (!pages) return new Map()
    return new Map(
      (site.feed.pages ?? []).map((page) => [
        fileOf(ownAddress(page)),
        () => ownPage(page, pages.context),
      ]),
    )
  },
}
