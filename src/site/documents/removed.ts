import { REMOVED } from '../../feed/paths.ts'
import type { SingleDocument } from './document.ts'
import { JSON_TYPE } from './json.ts'

export const removed: SingleDocument = {
  kind: 'single',
  title: 'ids that were published and are gone',
  path: REMOVED,
  patterns: [REMOVED],
  type: JSON_TYPE,
  from: 'file',
  make: ({ feed }) =>
    JSON.stringify({
      removed: feed.removed.map(({ id, date, reason, replaced_by }) => ({
        id,
        date,
        reason,
        replaced_by,
      })),
    }),
}
