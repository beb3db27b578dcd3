import type { Schema } from '../../schema/schema.ts'
import { choice } from './kinds.ts'

/** How the feed and its pages are served. */
export const site: Readonly<Record<string, Schema>> = {
  details: {
    ...choice(
      ['static', 'edge'],
      'What serves single records: files, or the function at the edge.',
    ),
    default: 'static',
  },
}
