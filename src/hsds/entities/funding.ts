import { UK, id, link, text } from '../builders.ts'
import { attributes, metadata } from '../common.ts'

export const funding = {
  description: 'A source of money.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization that is paid for.'),
    service_id: link('service', 'The service that is paid for.', UK),
    source: text('Who pays, or from which grant.', {
      ...UK,
      examples: ['Neighbourhood grant of the town council'],
      main: true,
    }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
