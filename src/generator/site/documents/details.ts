import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { detailPath, fullOrganizationPath } from '../../../feed/paths.ts'
import { collectionNames } from '../../../hsds/collections.ts'
import type { RecordDocument } from './document.ts'

export const detail: RecordDocument = {
  kind: 'record',
  title: 'one record with everything that belongs to it',
  collections: collectionNames,
  path: ({ details, collection }, { id }) => detailPath(details, collection, id),
  patterns: [
    '/{list}/{id}',
    '/_/details/{list}/{id}.json',
    '/_/details/{list}/{end of id}/{id}.json',
  ],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: ({ document }) => JSON.stringify(document),
}

export const fullOrganization: RecordDocument = {
  kind: 'record',
  title: 'one organization with its services whole',
  collections: ['organizations'],
  path: (_, { id }) => fullOrganizationPath(id),
  patterns: ['/_/details/organizations/full/{end of id}/{id}.json'],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: ({ entry }) => entry.full && JSON.stringify(entry.full()),
}
