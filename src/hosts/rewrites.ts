import { NOT_FOUND, ROOT } from '../feed/paths.ts'
import { EDIT, FIND, MEMBER_PAGES, REPORT, fileOf, pageAt, prefixesOf } from '../pages/address.ts'
import type { PagesManifest } from '../pages/pages-manifest.ts'
import { hasForm, hasReport } from '../pages/parts/edit-links.ts'

/** Paths that a file with another path answers. */
export interface Rewrite {
  /** The path, or its beginning where it stands for all that follow. */
  readonly from: string
  readonly isFolder: boolean
  readonly to: string
  /** 404 where the file says that there is nothing. */
  readonly status: 200 | 404
}

const file = (from: string, to: string): Rewrite => ({ from, to, isFolder: false, status: 200 })

/** In the order in which they are tried, after files. The address of the feed is its first document, also before files. */
export const rewritesOf = (pages: PagesManifest | undefined): readonly Rewrite[] => [
  file('/', ROOT),
  ...(pages?.members ? prefixesOf(pages) : []).flatMap((prefix) =>
    MEMBER_PAGES.map((page) => file(prefix + page, prefix + fileOf(page))),
  ),
  // A form is one page for all records.
  ...(pages ? prefixesOf(pages) : []).flatMap((prefix) =>
    [hasForm(pages!) && EDIT, hasReport(pages!) && REPORT]
      .filter((form) => form !== false)
      .map((form) => ({ ...file(prefix + form, prefix + fileOf(form)), isFolder: true })),
  ),
  // Below /find a 404 is a page.
  ...prefixesOf(pages).map((prefix): Rewrite => ({
    from: prefix + FIND,
    to: prefix + fileOf(pageAt('404')),
    isFolder: true,
    status: 404,
  })),
  { from: '', to: NOT_FOUND, isFolder: true, status: 404 },
]
