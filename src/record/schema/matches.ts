import type { Schema } from './schema.ts'
import type { Typed } from './typed.ts'

/** An answer about two records, by their ids. */
export type MatchAnswer = NonNullable<Typed<typeof matchesSchema>['matches']>[number]

/** The file of answers. */
export const MATCHES_FILE = 'matches.yaml'

export const MATCHES_REF = '/record/matches'

const id = (description: string) => ({ type: 'string', format: 'uuid', description }) as const

/** matches.yaml: a list under the key `matches`. */
export const matchesSchema = {
  $id: MATCHES_REF,
  type: 'object',
  additionalProperties: false,
  properties: {
    matches: {
      type: 'array',
      description: 'Records that look alike, and whether they are the same. `osd match` asks.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'other', 'answer', 'date'],
        properties: {
          id: id('The id of one record; of the part, where one is part of the other.'),
          other: id('The id of the other record.'),
          answer: {
            type: 'string',
            enum: ['same', 'different', 'part of'],
            description: 'What they are.',
          },
          date: { type: 'string', format: 'date', description: 'The day of the answer.' },
          marks: {
            type: 'string',
            description: 'What they had in common that day, as a digest. Do not edit it.',
          },
        },
      },
    },
  },
} as const satisfies Schema
