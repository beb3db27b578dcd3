import type { EntityName } from '../../hsds/entities.ts'
import type { Schema } from './schema.ts'

const KINDS = [
  'service',
  'organization',
  'location',
  'service_at_location',
  'taxonomy',
  'taxonomy_term',
] as const satisfies readonly EntityName[]

/** One id that was published and has been removed. */
export interface Removed {
  readonly id: string
  /** The entity that it identified. */
  readonly kind?: EntityName
  /** The day of the removal, YYYY-MM-DD. */
  readonly date: string
  readonly reason?: string
  readonly replaced_by?: string
}

/** The file that lists removed ids. */
export const REMOVED_FILE = 'removed.yaml'

export const REMOVED_REF = '/record/removed'

/** removed.yaml: a list under the key `removed`. */
export const removedSchema: Schema = {
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
  },
}
