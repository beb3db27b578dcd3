import { DEFAULTS } from '../defaults.ts'
import { type Schema, text } from '../../schema/schema.ts'
import { group } from './kinds.ts'

const SOURCE = {
  type: 'string',
  format: 'uri',
  description: 'Where the number was found.',
} as const
const READ = {
  type: 'string',
  format: 'date',
  examples: ['2026-11-26'],
  description: 'The day on which the number was last compared with its source.',
} as const

/** The texts of a line that a publisher can replace. */
const LINE = {
  if: { type: 'string' },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { type: 'string', enum: ['off'] },
  else: group(
    {
      name: text('Who helps.'),
      sentence: text('One sentence that says when to ask.'),
      call: text('The number to ring.'),
      text: text('The number for text messages.'),
      web: { type: 'string', format: 'uri', description: 'The web address.' },
      hours: {
        type: 'array',
        items: { type: 'string', examples: ['Mon-Fri 09:00-17:00'] },
        description: 'When it is open, as in `hours` of a service.',
      },
      source: SOURCE,
      read: READ,
      cy: {
        ...group(
          { name: text('The name in Welsh.'), sentence: text('The sentence in Welsh.') },
          'The same in Welsh.',
        ),
        required: ['name', 'sentence'],
      },
    },
    'What is different.',
  ),
} as const

/** Urgent help, shown above the results of a search that calls for it. */
export const urgent = {
  urgent: {
    type: 'array',
    items: {
      ...group(
        {
          name: { ...text('Who helps.'), examples: ['Harbour office'] },
          telephone: { ...text('The number to ring.'), examples: ['01632 960000'] },
          sentence: {
            ...text('One sentence that says when to ring.'),
            examples: ['Ring if a boat is adrift.'],
          },
          words: {
            type: 'array',
            minItems: 1,
            items: { type: 'string', examples: ['boat adrift'], suggest: true },
            description: 'Words or phrases of somebody who needs this help.',
          },
          source: SOURCE,
          read: READ,
        },
        'Help that cannot wait.',
      ),
      required: ['name', 'telephone', 'sentence', 'words'],
    },
    default: DEFAULTS.urgent,
    description: 'Help that cannot wait, and the words in a search that call for it.',
  },
  british_urgent: {
    type: 'boolean',
    default: DEFAULTS.british_urgent,
    description: 'Whether the list of urgent help in Britain is published too.',
  },
  urgent_lines: {
    type: 'object',
    additionalProperties: LINE,
    description:
      'What is different in lines of that list, by their keys, such as `samaritans`: `off`, or other texts and numbers.',
  },
} as const satisfies Readonly<Record<string, Schema>>
