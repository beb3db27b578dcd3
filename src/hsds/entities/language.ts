import { UK, id, link, text } from '../builders.ts'
import { attributes, metadata, name } from '../common.ts'

export const language = {
  description: 'A language in which people get help.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.'),
    phone_id: link('phone', 'The telephone number.', UK),
    name: name('The name of the language.', {
      short: true,
      examples: ['English', 'Polish', 'British Sign Language'],
    }),
    code: text('Its code, two or three letters of ISO 639.', {
      examples: ['en', 'pl', 'bfi'],
      suggest: true,
    }),
    note: text('More about it, such as when a speaker is there.', {
      examples: ['On Mondays and Tuesdays only'],
    }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
