import { formatted, id, text } from '../builders.ts'

export const metadata = {
  description: 'One change to one field of one thing.',
  fields: {
    id: id('Identifies the entry.'),
    resource_id: formatted('uuid', 'The thing that was changed.', { derived: true }),
    resource_type: text('What kind of thing was changed.', { derived: true }),
    last_action_date: formatted('date', 'When it was changed.', { required: true }),
    last_action_type: text('What was done: create, update or delete.', {
      required: true,
      examples: ['update'],
    }),
    field_name: text('The field that was changed.', { required: true, examples: ['phones'] }),
    previous_value: text('The value before the change.', {
      required: true,
      examples: ['0117 496 0100'],
    }),
    replacement_value: text('The value after the change.', {
      required: true,
      examples: ['0117 496 0123'],
    }),
    updated_by: text('Who changed it.', { required: true, examples: ['The lunch club team'] }),
  },
} as const
