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

const PLACE_TYPES = ['physical', 'postal', 'virtual'] as const

export const location = {
  description: 'A place where services are given: a building, a stop, a meeting room on the web.',
  fields: {
    id: id('Identifies the place.'),
    location_type: choice(
      PLACE_TYPES,
      'Whether people can go there, write to it, or visit it on the web.',
      REQUIRED,
    ),
    url: formatted('uri', 'The web address of the place.'),
    organization_id: link('organization', 'The organization that runs the place.'),
    name: text('The name of the place.', UK),
    alternate_name: text('Another name that people use for it.'),
    description: text('What the place is like, and how to find the way in.', UK),
    transportation: text('How to get there.'),
    latitude: number('Degrees north of the equator, WGS 84.', UK),
    longitude: number(
      'Degrees east of Greenwich, WGS 84; most of the United Kingdom is below zero.',
      UK,
    ),
    external_identifier: text('The number of the place in another list.', UK),
    external_identifier_type: text('That other list, such as UPRN.', UK),
    languages: many('language', 'Languages spoken at the place.'),
    addresses: many('address', 'Addresses of the place.', UK),
    contacts: many('contact', 'Whom to ask about the place.'),
    accessibility: many('accessibility', 'What helps, or hinders, people with a disability.', UK),
    phones: many('phone', 'Telephone numbers of the place.'),
    schedules: many('schedule', 'When the place is open.'),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const address = {
  description: 'Where a place is, or where post for it goes.',
  fields: {
    id: id('Identifies the address.'),
    location_id: link('location', 'The place.', UK),
    attention: text('The name to write above the address.', UK),
    address_1: text('House and street; several parts are separated by commas.', REQUIRED),
    address_2: text('A second line of the address.'),
    city: text('Town, city or village.', REQUIRED),
    region: text('The part of the country.', UK),
    state_province: text('The county or council area.', REQUIRED),
    postal_code: text('The postcode.', REQUIRED),
    country: text('The country, as two capital letters of ISO 3166-1.', REQUIRED),
    address_type: choice(
      PLACE_TYPES,
      'Whether people can go there, write there, or visit it on the web.',
      REQUIRED,
    ),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const accessibility = {
  description: 'Something about a place that matters to people with a disability.',
  fields: {
    id: id('Identifies the entry.'),
    location_id: link('location', 'The place.', UK),
    description: text('What there is, such as a ramp or a hearing loop.', UK),
    details: text('More about it.', UK),
    url: formatted('uri', 'A web page about it.', UK),
    accessibility: text('The same as the description.', { edition: 'uk', repeats: 'description' }),
    attributes: attributes('uk'),
    metadata: metadata(),
  },
} as const

export const service_area = {
  description: 'An area whose people a service is for.',
  fields: {
    id: id('Identifies the entry.'),
    service_id: link('service', 'The service.', UK),
    service_at_location_id: link('service_at_location', 'The service at one place.', {
      edition: '3.1',
    }),
    name: text('The name of the area.', UK),
    description: text('More about the area.'),
    extent: text('The area itself: GeoJSON as text, or a list of postcodes.', UK),
    extent_type: choice(
      ['geojson', 'topojson', 'kml', 'text'],
      'What the extent is written in.',
      UK,
    ),
    uri: formatted('uri', 'A lasting web address that stands for the area.', UK),
    service_area: text('The same as the name.', { edition: 'uk', repeats: 'name' }),
    attributes: attributes(),
    metadata: metadata(),
  },
} as const
