import { pagePath } from '../../feed/paths.ts'
import { collectionNames } from '../../hsds/collections.ts'
import type { ListDocument } from './document.ts'
import { JSON_TYPE, pageText } from './json.ts'

export const pages: ListDocument = {
  kind: 'list',
  title: 'a page of a list, of the default size',
  collections: collectionNames,
  of: 'item',
  perFile: ({ perPage }) => perPage,
  path: ({ build, collection }, number) => pagePath(build, collection, number),
  patterns: ['/_/b/{build}/{list}/pages/{number}.json'],
  type: JSON_TYPE,
  from: 'both',
  whenEmpty: true,
  make: pageText,
}
