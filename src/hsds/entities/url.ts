import { id, link, text } from '../builders.ts'
import { attributes, metadata, webPage } from '../common.ts'

const EDITION = { edition: '3.1' } as const

export const url = {
  description: 'One more web address of a service or an organization.',
  fields: {
    id: id('Identifies the entry.'),
    organization_id: link('organization', 'The organization.', EDITION),
    service_id: link('service', 'The service.', EDITION),
    label: text('What is found at the address.', {
      ...EDITION,
      examples: ['Programme of the month'],
    }),
    url: webPage('The address.', { ...EDITION, required: true }),
    attributes: attributes(EDITION),
    metadata: metadata(),
  },
} as const
