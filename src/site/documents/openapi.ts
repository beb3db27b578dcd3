import { MEDIA_TYPES } from '../../feed/media-types.ts'
import { composeOpenApi } from '../../feed/openapi.ts'
import { OPENAPI } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'

export const openApi: SingleDocument = {
  kind: 'single',
  title: 'the description of the whole feed, OpenAPI 3.1',
  path: OPENAPI,
  patterns: [OPENAPI],
  type: MEDIA_TYPES.json,
  from: 'both',
  make: ({ feed }) => JSON.stringify(composeOpenApi(feed.settings)),
}
