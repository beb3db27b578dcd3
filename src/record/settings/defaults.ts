import { DEFAULT_COUNTRIES } from '../../countries/countries.ts'

/** The namespace of every directory that has none of its own. Two such directories can derive the same id. */
export const SHARED_NAMESPACE = 'b5c3a0f8-7f5e-5d0e-9a44-3f6b0c1d2e4a'

/** The namespace of the example town. Whoever replaces its records starts a new directory. */
export const EXAMPLE_NAMESPACE = 'e25d4509-a940-443f-b032-3e61a3d4c98c'

/** What a key of directory.yaml says where it is left out. Apart from the schema, whose sentences the form need not load. */
export const DEFAULTS = {
  format: 1,
  namespace: SHARED_NAMESPACE,
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
  urgent_lines: {},
  details: 'static',
  publish: { due: 4 },
  pages: {
    colour: '#0b5d66',
    quality: true,
    // OpenStreetMap, whose terms ask for this attribution (https://operations.osmfoundation.org/policies/tiles/).
    map: {
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
    },
  },
  defaults: { location: { location_type: 'physical' }, address: { address_type: 'physical' } },
  private_fields: [],
  privacy: { mobile_number: 'warning', personal_email: 'warning' },
  extensions: {},
} as const

export type Defaults = typeof DEFAULTS
