import { REQUIRED, UK, choice, id, link, number, text } from '../builders.ts'
import { attributes, description, languages, metadata } from '../common.ts'
import { WITH_DIGITS } from '../patterns.ts'

export const phone = {
  description: 'A telephone number.',
  fields: {
    id: id('Identifies the entry.'),
    location_id: link('location', 'The place that the number belongs to.'),
    service_id: link('service', 'The service that the number belongs to.'),
    organization_id: link('organization', 'The organization that the number belongs to.'),
    contact_id: link('contact', 'The contact that the number belongs to.', UK),
    service_at_location_id: link(
      'service_at_location',
      'The service at one place that the number belongs to.',
    ),
    number: text('The number, as it is dialled.', {
      ...REQUIRED,
      aliases: 'telephone tel phone phone_number telephone_number mobile landline',
      ...WITH_DIGITS,
      normalise: 'phone',
      short: true,
      examples: ['0117 496 0123'],
    }),
    extension: number('The extension to ask for.', {
      integer: true,
      minimum: 0,
      examples: [12, 204],
    }),
    type: choice(
      ['text', 'voice', 'fax', 'cell', 'video', 'pager', 'textphone'],
      'What kind of telephone it is.',
    ),
    description: description('What the number is for, or when it is answered.', {
      ...UK,
      examples: ['Answered in the mornings; leave a message at other times.'],
    }),
    languages: languages('Languages spoken on this number.', UK),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
