import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { composeOpenApi } from '../../../feed/openapi.ts'
import { OPENAPI } from '../../../feed/paths.ts'
import { collectionNames } from '../../../hsds/collections.ts'
import type { SingleDocument } from './document.ts'

export const openApi: SingleDocument = {
  kind: 'single',
  title: 'the description of the whole feed, OpenAPI 3.1',
  path: OPENAPI,
  patterns: [OPENAPI],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: ({ feed: { settings, lists } }) => {
    const ids = collectionNames.map((name) => [name, lists[name][0]?.id] as const)
    return JSON.stringify(composeOpenApi(settings, Object.fromEntries(ids)))
  },
}
