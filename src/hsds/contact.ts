import {
  REQUIRED,
  UK,
  attributes,
  choice,
  formatted,
  id,
  link,
  many,
  metadata,
  number,
  text,
} from './field.ts'

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
    name: text('The name of the person or desk.', UK),
    title: text('The role of the person.', UK),
    department: text('The part of the organization that the person works in.'),
    email: formatted('email', 'An email address.'),
    phones: many('phone', 'Telephone numbers.'),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

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
    number: text('The number, as one would dial it.', REQUIRED),
    extension: number('The extension to ask for.'),
    type: choice(
      ['text', 'voice', 'fax', 'cell', 'video', 'pager', 'textphone'],
      'What kind of telephone it is.',
    ),
    description: text('What the number is for, or when it is answered.', UK),
    languages: many('language', 'Languages spoken on this number.', UK),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const language = {
  description: 'A language in which one is helped.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.'),
    phone_id: link('phone', 'The telephone number.', UK),
    name: text('The name of the language.'),
    code: text('Its code, two or three letters of ISO 639.'),
    note: text('More about it, such as when a speaker is there.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
