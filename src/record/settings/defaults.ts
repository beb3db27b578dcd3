import { DEFAULT_COUNTRIES } from '../../countries/countries.ts'

/** What a key of directory.yaml says where it is left out. Apart from the schema, whose sentences the form need not load. */
export const DEFAULTS = {
  format: 1,
  timezone: 'Europe/London',
  language: 'en',
  countries: DEFAULT_COUNTRIES,
  per_page: { default: 50, maximum: 200 },
  coverage: { unknown: 'include', virtual_places: 'exclude' },
  postcodes: { areas: 'auto' },
  synonyms: [],
  british_synonyms: true,
  urgent: [],
  british_urgent: true,
  details: 'static',
  publish: { due: 4 },
  defaults: { location: { location_type: 'physical' }, address: { address_type: 'physical' } },
  privacy: { mobile_number: 'warning', personal_email: 'warning' },
} as const
