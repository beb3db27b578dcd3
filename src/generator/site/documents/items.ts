import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { itemsPath, wholePath } from '../../../feed/paths.ts'
import { collectionNames } from '../../../hsds/collections.ts'
import type { JoinedDocument, ListDocument } from './document.ts'
import { linesText } from './json.ts'

/** Pages that are not of the default size, and results of a search, are put together from these. */
export const items: ListDocument = {
  kind: 'list',
  title: 'list items, one a line',
  collections: collectionNames,
  of: 'item',
  perFile: ({ items_per_file }) => items_per_file,
  path: ({ build, collection }, number) => itemsPath(build, collection, number - 1),
  patterns: ['/_/b/{build}/{list}/items/{number}.ndjson'],
  type: MEDIA_TYPES.ndjson,
  from: 'both',
  whenEmpty: false,
  make: (_, lines) => linesText(lines),
}

export const allItems: JoinedDocument = {
  kind: 'joined',
  title: 'every item of a list, one a line',
  of: items,
  path: ({ build, collection }) => wholePath(build, collection, 'all.ndjson'),
  patterns: ['/_/b/{build}/{list}/all.ndjson'],
  type: MEDIA_TYPES.ndjson,
  from: 'both',
  mark: { name: 'all.ndjson', of: items },
}
