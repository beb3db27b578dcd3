import { composeOpenApi } from '../../feed/openapi.ts'
import { OPENAPI } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

export const openApi: SingleDocument = {
  kind: 'single',
  title: 'the description of the whole feed, OpenAPI 3.1',
  path: OPENAPI,
  patterns: [OPENAPI],
  type: JSON_TYPE,
  from: 'both',
  make: ({ feed }) => JSON.stringify(composeOpenApi(feed.settings)),
}
