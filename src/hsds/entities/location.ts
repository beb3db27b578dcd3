import { REQUIRED, UK, choice, id, link, many, number, text } from '../builders.ts'
import {
  alternateName,
  attributes,
  contacts,
  description,
  languages,
  metadata,
  name,
  phones,
  webPage,
} from '../common.ts'
import { UNSHORTENED } from '../patterns.ts'

export const PLACE_TYPES = ['physical', 'postal', 'virtual'] as const

export const location = {
  description: 'A place where services are offered: a building, a stop, a meeting room on the web.',
  fields: {
    id: id('Identifies the place.'),
    location_type: choice(
      PLACE_TYPES,
      'Whether people can go there, write to it, or visit it on the web.',
      { ...REQUIRED, label: 'kind of place' },
    ),
    url: webPage('The web address of the place.'),
    organization_id: link('organization', 'The organization that runs the place.', {
      instead: {
        field: 'organization',
        hint: 'Write `organization: …` instead, with the name of a file in organizations/, without `.yaml`.',
      },
    }),
    name: name('The name of the place.', {
      ...UK,
      examples: ['Village Hall'],
      search: 'places',
      complete: 1,
    }),
    alternate_name: alternateName({ examples: ['The old school'] }),
    description: description('What the place is like, and how to find the way in.', {
      ...UK,
      examples: ['The door is in the yard behind the shop.'],
      complete: 2,
    }),
    transportation: text('How to get there.', {
      label: 'note on how to get there',
      examples: ['Bus 76 stops outside.'],
      complete: 6,
    }),
    latitude: number('Degrees north of the equator, WGS 84.', {
      ...UK,
      aliases: 'lat',
      minimum: -90,
      maximum: 90,
      examples: [51.4405, 55.9533],
      complete: 3,
      change: 'own',
      exact: true,
    }),
    longitude: number(
      'Degrees east of Greenwich, WGS 84; most of the United Kingdom is below zero.',
      {
        ...UK,
        aliases: 'lon lng long',
        minimum: -180,
        maximum: 180,
        examples: [-2.6014, -3.1883],
        change: 'own',
        exact: true,
      },
    ),
    external_identifier: text('The number of the place in another list.', {
      ...UK,
      ...UNSHORTENED,
      label: 'number in another list',
      examples: ['100012345678'],
      exact: true,
    }),
    external_identifier_type: text('That other list, such as UPRN.', {
      ...UK,
      examples: ['UPRN'],
    }),
    languages: languages('Languages spoken at the place.'),
    addresses: many('address', 'Addresses of the place.', {
      ...UK,
      label: 'address',
      complete: 4,
      change: 'own',
    }),
    contacts: contacts('Whom to ask about the place.'),
    accessibility: many('accessibility', 'What helps, or hinders, people with a disability.', {
      ...UK,
      label: 'note on access',
      aliases: 'access wheelchair wheelchair_access disabled_access',
      complete: 5,
    }),
    phones: phones('Telephone numbers of the place.'),
    schedules: many('schedule', 'When the place is open.', { change: 'own' }),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
