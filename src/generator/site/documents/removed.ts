import { MEDIA_TYPES } from '../../../feed/media-types.ts'
import type { Removed } from '../../../record/schema/removed.ts'
import { REMOVED } from '../../../feed/paths.ts'
import type { SingleDocument } from './document.ts'

export const removed: SingleDocument = {
  kind: 'single',
  title: 'ids that were published and are gone',
  path: REMOVED,
  patterns: [REMOVED],
  type: MEDIA_TYPES.json,
  from: 'file',
  make: ({ feed }) => JSON.stringify({ removed: feed.removed.map(withoutSlug) }),
}

/** Slugs are for pages of our own; consumers know ids. */
const withoutSlug = (entry: Removed) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'slug'))
