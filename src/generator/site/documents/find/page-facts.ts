import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { groupBy } from '../../../../directory/group-by.ts'
import { factsFile, factsFiles, factsLines } from '../../../../pages/records/page-facts.ts'
import type { SetDocument } from '../document.ts'
import { pagesOf } from './context.ts'
import { findFiles } from './find-files.ts'

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
    const { total, pages: made } = site.plan.lists.services
    if (!pages || made !== 'function') return new Map()
    const names = factsFiles(total)
    const named = pages
      .services()
      .map(
        ({ address, facts: own }) => [address.slice(address.lastIndexOf('/') + 1), own!] as const,
      )
    const byFile = groupBy(named, ([page]) => factsFile(page, names))
    return findFiles(
      site.plan,
      names.map((name) => [name, () => factsLines(byFile.get(name) ?? [])]),
    )
  },
}
