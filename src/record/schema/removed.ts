import type { EntityName } from '../../hsds/entities.ts'
import type { Schema } from './schema.ts'
import type { Typed } from './typed.ts'

const KINDS = [
  'service',
  'organization',
  'location',
  'service_at_location',
  'taxonomy',
  'taxonomy_term',
] as const satisfies readonly EntityName[]

/** The content of removed.yaml. */
export type Gone = Required<Typed<typeof removedSchema>>

/** One id that was published and has been removed. */
export type Removed = Gone['removed'][number]

/** An earlier name of a record that still exists. */
export type Renamed = Gone['renamed'][number]

/** The file that lists removed ids. */
export const REMOVED_FILE = 'removed.yaml'

export const REMOVED_REF = '/record/removed'

/** removed.yaml: a list under the key `removed`, and the earlier names of records under `renamed`. */
export const removedSchema = {
  $id: REMOVED_REF,
  type: 'object',
  additionalProperties: false,
  properties: {
    removed: {
      type: 'array',
      description:
        'Ids that were published and have been removed, each with the day. Never delete a line.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'date'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'The id that was published.' },
          kind: { type: 'string', enum: KINDS, description: 'What it identified.' },
          slug: { type: 'string', description: 'The name of its file, without .yaml.' },
          date: { type: 'string', format: 'date', description: 'The day on which it was removed.' },
          reason: {
            type: 'string',
            description: 'Why it was removed.',
            examples: ['Merged with another service.', 'It was entered twice.'],
          },
          replaced_by: {
            type: 'string',
            format: 'uuid',
            description: 'The id of the record that replaces it.',
          },
        },
      },
    },
    renamed: {
      type: 'array',
      description:
        'Earlier names of records that still exist, so that old links to them can be redirected. Never delete a line.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'slug', 'date'],
        properties: {
          id: { type: 'string', format: 'uuid', description: 'The id of the record.' },
          kind: { type: 'string', enum: KINDS, description: 'What it is.' },
          slug: { type: 'string', description: 'The earlier name of its file, without .yaml.' },
          date: { type: 'string', format: 'date', description: 'The day of the new name.' },
        },
      },
    },
  },
} as const satisfies Schema
