import { DEFAULTS } from '../defaults.ts'
import type { Schema } from '../../schema/schema.ts'
import { choice, group, whole } from './kinds.ts'

/** How the feed and its pages are served. */
export const site = {
  details: {
    ...choice(
      ['static', 'edge'],
      'What serves single records: files, or the function at the edge.',
    ),
    default: DEFAULTS.details,
  },
  publish: group(
    {
      due: {
        ...whole(0, 31, 'How often in 30 days a day that has come may publish the site again.'),
        default: DEFAULTS.publish.due,
      },
    },
    'When the site is published by itself.',
  ),
} as const satisfies Readonly<Record<string, Schema>>
