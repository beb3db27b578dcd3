import { LISTS_WITH_ID } from '../../../../pages/address.ts'
import { MEDIA_TYPES } from '../../../../feed/media-types.ts'
import { groupBy } from '../../../../directory/group-by.ts'
import {
  addressesFile,
  addressesFiles,
  addressesText,
} from '../../../../pages/records/record-addresses.ts'
import type { SetDocument } from '../document.ts'
import { pageAddress } from '../../page-data.ts'
import { pagesOf } from './context.ts'
import { findFiles } from './find-files.ts'

/** Where the page of a service or an organization is, for the function that leads on from an id. */
export const addresses: SetDocument = {
  kind: 'set',
  title: 'the addresses of pages, by the ids of their records',
  patterns: ['/_/b/{build}/find/addresses/{number}.txt'],
  type: MEDIA_TYPES.txt,
  from: 'both',
  below: '/_/b/',
  files(site) {
    if (!pagesOf(site)) return new Map()
    const { plan, feed } = site
    const all = LISTS_WITH_ID.flatMap((list) =>
      feed.lists[list].flatMap((entry) => {
        const address = pageAddress(list, entry)
        return address === undefined ? [] : [[entry.id, address] as const]
      }),
    )
    const names = addressesFiles(plan.lists)
    const byFile = groupBy(all, ([id]) => addressesFile(id, names))
    return findFiles(
      plan,
      names.map((name) => [name, () => [addressesText(byFile.get(name) ?? [])]]),
    )
  },
}
