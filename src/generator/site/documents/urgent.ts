import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import { URGENT } from '../../../feed/paths.ts'
import { urgentOf } from '../feed.ts'
import type { SingleDocument } from './document.ts'

export const urgent: SingleDocument = {
  kind: 'single',
  title: 'help that cannot wait, and the words of those who need it',
  path: URGENT,
  patterns: [URGENT],
  type: MEDIA_TYPES.json,
  from: 'file',
  make: ({ feed }) => JSON.stringify(urgentOf(feed)),
}
