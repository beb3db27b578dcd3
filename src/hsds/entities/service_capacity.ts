import { formatted, id, link, number, one } from '../builders.ts'
import { attributes, description, metadata } from '../common.ts'

const EDITION = { edition: '3.1' } as const

export const service_capacity = {
  description: 'How much of something a service has, and how much of it is free.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', EDITION),
    unit_id: link('unit', 'What is counted.', EDITION),
    available: number('How many are free.', {
      ...EDITION,
      required: true,
      minimum: 0,
      examples: [4],
    }),
    maximum: number('How many there are.', { ...EDITION, minimum: 0, examples: [200, 20] }),
    description: description('More about the numbers.', {
      ...EDITION,
      examples: ['Counted every Monday.'],
    }),
    updated: formatted('date-time', 'When the numbers were last right.', {
      ...EDITION,
      required: true,
    }),
    unit: one('unit', 'What is counted.', { ...EDITION, required: true }),
    attributes: attributes(EDITION),
    metadata: metadata(),
  },
} as const
