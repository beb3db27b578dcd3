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
  one,
  text,
} from './field.ts'

export const service = {
  description:
    'Something that an organization offers to people: help, advice, an activity, a place to go.',
  fields: {
    id: id('Identifies the service.'),
    organization_id: link('organization', 'The organization that offers the service.', UK),
    program_id: link('program', 'The programme that the service is part of.'),
    name: text('The name by which the public knows the service.', REQUIRED),
    alternate_name: text('Another name that people use for it.'),
    description: text('What the service does and what to expect, in a few sentences.', UK),
    url: formatted('uri', 'The web page of the service.', UK),
    email: formatted('email', 'An email address for questions about the service.', UK),
    status: choice(
      ['active', 'inactive', 'defunct', 'temporarily closed'],
      'Whether the service can be used now.',
      REQUIRED,
    ),
    interpretation_services: text('How interpreters can be had.'),
    application_process: text('What to do in order to use the service.'),
    fees: text('What it costs; the UK profile keeps this older field.', UK),
    fees_description: text('What it costs, in words.'),
    wait_time: text('How long people usually wait.'),
    accreditations: text('Marks of quality that the service holds.', UK),
    eligibility_description: text('Who the service is for, in words.'),
    minimum_age: number('The youngest age that the service is for, in years.', UK),
    maximum_age: number('The oldest age that the service is for, in years.', UK),
    assured_date: formatted(
      'date',
      'The day on which somebody last checked that the record is right.',
      UK,
    ),
    assurer_email: formatted('email', 'Who checked it.', UK),
    licenses: text('Licences that the service holds.'),
    alert: text('News that users should know at once, such as a closure.', UK),
    last_modified: formatted(
      'date-time',
      'When the service, its organization or one of its places last changed.',
      UK,
    ),
    organization: one('organization', 'The organization that offers the service.', UK),
    program: one('program', 'The programme that the service is part of.'),
    phones: many('phone', 'Telephone numbers of the service.'),
    schedules: many('schedule', 'When the service takes place.', UK),
    service_areas: many('service_area', 'Where people must live, or be, to use the service.', UK),
    service_at_locations: many(
      'service_at_location',
      'The places at which the service is given.',
      UK,
    ),
    languages: many('language', 'Languages in which the service is given.', UK),
    funding: many('funding', 'Who pays for the service.', UK),
    cost_options: many('cost_option', 'What the service costs, item by item.', UK),
    contacts: many('contact', 'People and desks to get in touch with.', UK),
    required_documents: many('required_document', 'Documents that people must bring.'),
    additional_urls: many('url', 'More web pages about the service.', { edition: '3.1' }),
    capacities: many(
      'service_capacity',
      'How many places the service has, and how many are free.',
      { edition: '3.1' },
    ),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const service_at_location = {
  description: 'A service as it is given at one place.',
  fields: {
    id: id('Identifies this pairing of a service with a place.'),
    service_id: link('service', 'The service.', UK),
    location_id: link('location', 'The place.', UK),
    description: text('What is particular about the service at this place.'),
    location: one('location', 'The place.', UK),
    service: one('service', 'The service.', UK),
    phones: many('phone', 'Telephone numbers for the service at this place.'),
    schedules: many('schedule', 'When the service takes place here.'),
    service_areas: many(
      'service_area',
      'Where people must live to use the service at this place.',
      { edition: '3.1' },
    ),
    contacts: many('contact', 'Whom to ask at this place.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const program = {
  description: 'A programme: several services of one organization that belong together.',
  fields: {
    id: id('Identifies the programme.'),
    organization_id: link('organization', 'The organization that runs the programme.'),
    name: text('The name of the programme.', { required: true }),
    alternate_name: text('Another name that people use for it.'),
    description: text('What the programme is about.', { required: true }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const required_document = {
  description: 'A document that people must bring in order to use a service.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service that asks for the document.'),
    document: text('The document, such as proof of address.'),
    uri: formatted('uri', 'A web page about the document.'),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const

export const service_capacity = {
  description: 'How much of something a service has, and how much of it is free.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', { edition: '3.1' }),
    unit_id: link('unit', 'What is counted.', { edition: '3.1' }),
    available: number('How many are free.', { edition: '3.1', required: true }),
    maximum: number('How many there are.', { edition: '3.1' }),
    description: text('More about the numbers.', { edition: '3.1' }),
    updated: formatted('date-time', 'When the numbers were last right.', {
      edition: '3.1',
      required: true,
    }),
    unit: one('unit', 'What is counted.', { edition: '3.1', required: true }),
    attributes: attributes('3.1'),
    metadata: metadata(),
  },
} as const

export const unit = {
  description: 'What a capacity counts: beds, seats, hours.',
  fields: {
    id: id('Identifies the unit.'),
    name: text('What is counted, such as beds.', { edition: '3.1', required: true }),
    scheme: text('The list of units that it comes from.', { edition: '3.1' }),
    identifier: text('Its code in that list.', { edition: '3.1' }),
    uri: formatted('uri', 'A web page about the unit.', { edition: '3.1' }),
    attributes: attributes('3.1'),
    metadata: metadata(),
  },
} as const
