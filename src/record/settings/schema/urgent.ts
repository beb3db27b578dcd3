import { type Schema, text } from '../../schema/schema.ts'
import { group } from './kinds.ts'

/** Urgent help, shown above the results of a search that calls for it. */
export const urgent: Readonly<Record<string, Schema>> = {
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
          source: { type: 'string', format: 'uri', description: 'Where the number was found.' },
        },
        'Help that cannot wait.',
      ),
      required: ['name', 'telephone', 'sentence', 'words'],
    },
    default: [],
    description: 'Help that cannot wait, and the words in a search that call for it.',
  },
  british_urgent: {
    type: 'boolean',
    default: true,
    description: 'Whether the list of urgent help in Britain is published too.',
  },
}
