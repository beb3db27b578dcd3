import { REQUIRED, UK, choice, formatted, id, link, many, number, one, text } from '../builders.ts'
import {
  alternateName,
  attributes,
  contacts,
  description,
  email,
  funding,
  languages,
  metadata,
  name,
  phones,
  webPage,
  webPages,
} from '../common.ts'

/** Ages are in years. */
const AGE = { ...UK, minimum: 0, maximum: 150, suggest: true, change: 'own' } as const

export const service = {
  description:
    'Something that an organization offers to people: help, advice, an activity, a place to go.',
  fields: {
    id: id('Identifies the service.'),
    organization_id: link('organization', 'The organization that offers the service.', {
      ...UK,
      instead: {
        field: 'organization',
        hint: 'Write `organization: …` instead, with the name of a file in organizations/, without `.yaml`.',
      },
    }),
    program_id: link('program', 'The programme that the service is part of.', {
      instead: {
        field: 'program',
        hint: 'Write `program: …` instead, with the `slug` of the programme.',
      },
    }),
    name: name('The name by which the public knows the service.', {
      ...REQUIRED,
      examples: ['Tuesday Lunch Club'],
      search: 'name',
    }),
    alternate_name: alternateName({ search: 'alternate_name' }),
    description: description('What the service does and what to expect, in a few sentences.', {
      ...UK,
      search: 'description',
      complete: 1,
    }),
    url: webPage('The web page of the service.', { ...UK, complete: 2 }),
    email: email('An email address for questions about the service.', { ...UK, complete: 3 }),
    status: choice(
      ['active', 'inactive', 'defunct', 'temporarily closed'],
      'Whether the service can be used now.',
      {
        ...REQUIRED,
        help: '`active`: it can be used. `temporarily closed`: it will open again. `inactive`: it is not known whether it will. `defunct`: it has ended.',
        change: 'own',
      },
    ),
    interpretation_services: text('How to get an interpreter.', {
      label: 'note on interpreters',
      examples: ['Sign language if you ask a week ahead.'],
      search: 'languages',
    }),
    application_process: text('What to do to use the service.', {
      label: 'note on how to take part',
      aliases: 'referral referrals how_to_apply how_to_book how_to_join booking',
      examples: ['Ring the office, or just come along.'],
      complete: 15,
    }),
    fees: text('What it costs; the UK profile keeps this older field.', {
      ...UK,
      label: 'note on fees',
      examples: ['Free'],
    }),
    fees_description: text('What it costs, in words.', {
      label: 'note on fees',
      aliases: 'cost costs price prices charge charges fee',
      examples: ['Free, but donations are welcome.'],
      complete: 13,
    }),
    wait_time: text('How long people usually wait.', {
      label: 'note on waiting',
      examples: ['About two weeks'],
    }),
    accreditations: text('Marks of quality that the service holds.', {
      ...UK,
      examples: ['Advice Quality Standard'],
      search: 'accreditations',
    }),
    eligibility_description: text('Who the service is for, in words.', {
      label: 'note on who it is for',
      aliases: 'who eligibility audience',
      examples: ['People over sixty who live in the old town.'],
      search: 'eligibility_description',
      complete: 10,
    }),
    minimum_age: number('The youngest age that the service is for, in years.', {
      ...AGE,
      aliases: 'age age_from min_age from_age',
      examples: [18, 60],
      complete: 11,
    }),
    maximum_age: number('The oldest age that the service is for, in years.', {
      ...AGE,
      aliases: 'age_to max_age to_age',
      examples: [25, 17],
      complete: 12,
    }),
    assured_date: formatted(
      'date',
      'The day on which somebody last checked that the record is correct.',
      {
        ...UK,
        aliases: 'checked checked_on last_checked last_updated verified',
        help: 'Write today’s date here when you have checked that everything is still correct.',
        complete: 17,
        change: 'own',
      },
    ),
    assurer_email: formatted('email', 'The email address of the person who checked it.', {
      ...UK,
      label: 'email address of the checker',
      withheld: true,
    }),
    licenses: text('Licences that the service holds.', {
      label: 'note on licences',
      examples: ['Premises licence'],
    }),
    alert: text('News that users should know at once, such as a closure.', {
      ...UK,
      aliases: 'news notice warning',
      examples: ['Closed until March while the roof is mended.'],
    }),
    last_modified: formatted(
      'date-time',
      'When the service, its organization or one of its places last changed.',
      { ...UK, label: 'date of its last change' },
    ),
    organization: one('organization', 'The organization that offers the service.', UK),
    program: one('program', 'The programme that the service is part of.'),
    phones: phones('Telephone numbers of the service.', { complete: 4 }),
    schedules: many('schedule', 'When the service takes place.', {
      ...UK,
      complete: 6,
      change: 'own',
    }),
    service_areas: many('service_area', 'Where people must live, or be, to use the service.', UK),
    service_at_locations: many('service_at_location', 'The places where the service is offered.', {
      ...UK,
      derived: true,
      instead: {
        field: 'locations',
        hint: 'Write `locations: […]` instead, with names of files in locations/, without `.yaml`.',
      },
    }),
    languages: languages('Languages in which the service is offered.', { ...UK, complete: 16 }),
    funding: funding('Who pays for the service.', UK),
    cost_options: many('cost_option', 'What the service costs, item by item.', {
      ...UK,
      label: 'price',
      complete: 14,
      change: 'own',
    }),
    contacts: contacts('People and desks to get in touch with.', { ...UK, complete: 5 }),
    required_documents: many('required_document', 'Documents that people must bring.', {
      label: 'document to bring',
    }),
    additional_urls: webPages('More web pages about the service.', {
      edition: '3.1',
      label: 'web address',
    }),
    capacities: many(
      'service_capacity',
      'How many places the service has, and how many are free.',
      { edition: '3.1', label: 'capacity' },
    ),
    attributes: attributes({ ...UK, change: 'own' }),
    metadata: metadata(),
  },
} as const
