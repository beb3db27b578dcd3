import type { Schema } from '../../schema/schema.ts'
import { choice, group } from './kinds.ts'

/** How the feed and its pages are served. */
export const site: Readonly<Record<string, Schema>> = {
  details: {
    ...choice(
      ['static', 'edge'],
      'What serves single records on Netlify: files, or the edge function.',
    ),
    default: 'static',
  },
  pages: {
    if: { type: 'string' },
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
    then: { type: 'string', enum: ['off'] },
    else: group(
      {
        colour: {
          type: 'string',
          pattern: '^#[0-9a-fA-F]{6}$',
          wanted: 'a colour as "#" and six digits from 0 to f, in quotes',
          examples: ['#0b5394'],
          description: 'The colour of links and buttons.',
        },
      },
      'How they look.',
    ),
    description: 'The pages for people below /find: how they look, or off.',
  },
}
