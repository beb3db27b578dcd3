import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { pagePath } from '../../../feed/paths.ts'
import { collectionNames } from '../../../hsds/collections.ts'
import type { ListDocument } from './document.ts'
import { pageText } from './json.ts'

export const pages: ListDocument = {
  kind: 'list',
  title: 'a page of a list, of the default size',
  collections: collectionNames,
  of: 'item',
  perFile: ({ perPage }) => perPage,
  path: ({ build, collection }, number) => pagePath(build, collection, number),
  patterns: ['/_/b/{build}/{list}/pages/{number}.json'],
  type: MEDIA_TYPES.json,
  from: 'both',
  whenEmpty: true,
  make: pageText,
  checks: 'pages',
}
