import type { Schema } from '../../schema/schema.ts'
import { choice } from './kinds.ts'

/** How the feed and its pages are served. */
export const site: Readonly<Record<string, Schema>> = {
  details: {
    ...choice(
      ['static', 'edge'],
      'What serves single records on Netlify: files, or the edge function.',
    ),
    default: 'static',
  },
}
