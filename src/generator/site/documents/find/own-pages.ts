import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { fileOf } from '../../../../pages/address.ts'
import { ownAddress, ownPage } from '../../../../pages/texts/own-page.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'

/** The pages that the publisher has written. */
export const ownPages: SetDocument = {
  kind: 'set',
  title: 'a page that the publisher has written',
  patterns: ['/find/{page of the publisher}.html'],
  type: MEDIA_TYPES.html,
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
