import { type Schema, text } from '../../schema/schema.ts'
import { choice, group } from './kinds.ts'

const EXTENSION_FIELD = {
  ...group(
    {
      type: choice(['string', 'number', 'integer', 'boolean'], 'What its values are.'),
      title: { ...text('Its name in words.'), examples: ['Wheelchair to borrow'] },
      description: {
        ...text('What it means.'),
        examples: ['Whether a wheelchair can be borrowed at the door.'],
      },
      format: choice(
        ['uri', 'email', 'date', 'time', 'date-time', 'uuid'],
        'The format of its texts.',
      ),
      enum: { type: 'array', items: { type: 'string' }, description: 'The only values allowed.' },
    },
    'One field.',
  ),
  required: ['type'],
} as const

/** Fields that the standard does not have. */
export const extensions = {
  extensions: {
    type: 'object',
    description: 'Fields of your own, by namespace.',
    additionalProperties: { type: 'object', additionalProperties: EXTENSION_FIELD },
  },
} as const satisfies Readonly<Record<string, Schema>>
