import { REQUIRED, UK, choice, id, link, text } from '../builders.ts'
import { attributes, metadata } from '../common.ts'
import { COUNTRY } from '../patterns.ts'
import { PLACE_TYPES } from './location.ts'

export const address = {
  description: 'Where a place is, or where post for it goes.',
  fields: {
    id: id('Identifies the address.'),
    location_id: link('location', 'The place.', UK),
    attention: text('The name to write above the address.', {
      ...UK,
      examples: ['The lunch club'],
      exact: true,
    }),
    address_1: text('House and street; several parts are separated by commas.', {
      ...REQUIRED,
      main: true,
      aliases: 'street address_line_1 address1 line_1 house building',
      examples: ['The Old School, 4 Mill Lane'],
      exact: true,
    }),
    address_2: text('A second line of the address.', {
      aliases: 'address_line_2 address2 line_2',
      examples: ['Upper floor'],
      exact: true,
    }),
    city: text('Town, city or village.', {
      ...REQUIRED,
      aliases: 'town village locality',
      examples: ['Saltwick'],
      search: 'places',
    }),
    region: text('The part of the country.', { ...UK, examples: ['South West'] }),
    state_province: text('The county or council area.', {
      ...REQUIRED,
      aliases: 'county council state',
      examples: ['Somerset'],
    }),
    postal_code: text('The postcode.', {
      ...REQUIRED,
      aliases: 'postcode post_code zip zip_code',
      normalise: 'postcode',
      examples: ['BS3 1AB'],
      exact: true,
    }),
    country: text('The country, as two capital letters of ISO 3166-1.', {
      ...REQUIRED,
      ...COUNTRY,
      examples: ['GB', 'US'],
      suggest: true,
    }),
    address_type: choice(
      PLACE_TYPES,
      'Whether people can go there, write there, or visit it on the web.',
      REQUIRED,
    ),
    attributes: attributes(UK),
    metadata: metadata(),
  },
} as const
