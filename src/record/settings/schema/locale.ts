import { COUNTRY_CODES } from '../../../countries/countries.ts'
import { DEFAULTS } from '../defaults.ts'
import { languages } from '../../../messages/languages.ts'
import { type Schema, text } from '../../schema/schema.ts'

/** Where the directory is, and its language. */
export const locale = {
  timezone: {
    ...text('The time zone of all times, by its name in the tz database.'),
    default: DEFAULTS.timezone,
    examples: ['Europe/London'],
    suggest: true,
  },
  language: {
    ...text('The language of the texts.'),
    default: DEFAULTS.language,
    examples: ['en', 'cy'],
    suggest: true,
  },
  languages: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', enum: languages },
    description:
      'The languages of the pages for people, the first at /find, any other at an address such as /cy/find. Without it, the language of the texts.',
  },
  countries: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', enum: COUNTRY_CODES },
    default: DEFAULTS.countries,
    description:
      'The countries whose postcodes are understood. An address without a country is in the first.',
  },
} as const satisfies Readonly<Record<string, Schema>>
