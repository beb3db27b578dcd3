import type { Schema } from './schema.ts'

/** What a person has said of two records that look alike. */
export const MATCH_ANSWERS = ['same', 'different', 'part of'] as const

/** An answer about two records, by their ids. */
export interface MatchAnswer {
  /** The record that is part of the other, where the answer is `part of`; else either. */
  readonly id: string
  readonly other: string
  readonly answer: (typeof MATCH_ANSWERS)[number]
  /** The day of the answer, YYYY-MM-DD. */
  readonly date: string
  /** A digest of what the two had in common that day. With another the question is asked again. */
  readonly marks?: string
}

/** The file of answers. */
export const MATCHES_FILE = 'matches.yaml'

export const MATCHES_REF = '/record/matches'

const id = (description: string): Schema => ({ type: 'string', format: 'uuid', description })

/** matches.yaml: a list under the key `matches`. */
export const matchesSchema: Schema = {
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
          answer: { type: 'string', enum: MATCH_ANSWERS, description: 'What they are.' },
          date: { type: 'string', format: 'date', description: 'The day of the answer.' },
          marks: {
            type: 'string',
            description: 'What they had in common that day, as a digest. Do not edit it.',
          },
        },
      },
    },
  },
}
