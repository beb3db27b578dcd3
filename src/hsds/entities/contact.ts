import { UK, id, link, text } from '../builders.ts'
import { attributes, email, metadata, name, phones } from '../common.ts'

export const contact = {
  description: 'A person or a desk to get in touch with.',
  fields: {
    id: id('Identifies the contact.'),
    organization_id: link('organization', 'The organization that the contact is for.'),
    service_id: link('service', 'The service that the contact is for.', UK),
    service_at_location_id: link(
      'service_at_location',
      'The service at one place that the contact is for.',
    ),
    location_id: link('location', 'The place that the contact is for.'),
    name: name('The name of the person or desk.', { ...UK, examples: ['Kitchen desk'] }),
    title: text('The role of the person.', { ...UK, examples: ['Coordinator'] }),
    department: text('The part of the organization that the person works in.', {
      examples: ['Volunteers'],
    }),
    email: email('An email address.', { change: 'named' }),
    phones: phones('Telephone numbers.', { change: 'named' }),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
