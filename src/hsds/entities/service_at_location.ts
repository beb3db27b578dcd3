import { UK, id, link, many, one } from '../builders.ts'
import { attributes, contacts, description, metadata, phones } from '../common.ts'

export const service_at_location = {
  description: 'A service as it is offered at one place.',
  fields: {
    id: id('Identifies this pairing of a service with a place.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.', {
      ...UK,
      instead: {
        field: 'location',
        hint: 'Write `location: …` instead, with the name of a file in locations/, without `.yaml`.',
      },
    }),
    description: description('What is particular about the service at this place.', {
      examples: ['In the small hall upstairs.'],
    }),
    location: one('location', 'The place.', UK),
    service: one('service', 'The service.', { ...UK, derived: true }),
    phones: phones('Telephone numbers for the service at this place.'),
    schedules: many('schedule', 'When the service takes place here.', { change: 'own' }),
    service_areas: many(
      'service_area',
      'Where people must live to use the service at this place.',
      { edition: '3.1' },
    ),
    contacts: contacts('Whom to ask at this place.'),
    attributes: attributes({ change: 'own' }),
    metadata: metadata(),
  },
} as const
