import { DEFAULTS } from '../defaults.ts'
import type { Schema } from '../../schema/schema.ts'
import { choice, group, whole } from './kinds.ts'

/** What lists and searches return. */
export const answers = {
  per_page: group(
    {
      default: {
        ...whole(1, 10_000, 'Items on a page, unless a request asks for another number.'),
        default: DEFAULTS.per_page.default,
      },
      // The official validator asks for pages of five.
      maximum: {
        ...whole(5, 10_000, 'The most items that a page can have.'),
        default: DEFAULTS.per_page.maximum,
      },
    },
    'The size of the pages of lists.',
  ),
  coverage: group(
    {
      unknown: {
        ...choice(
          ['include', 'exclude'],
          'Services whose area cannot be compared with the postcode.',
        ),
        default: DEFAULTS.coverage.unknown,
      },
      virtual_places: {
        ...choice(['include', 'exclude'], 'Virtual places, in a search near a postcode.'),
        default: DEFAULTS.coverage.virtual_places,
      },
    },
    'What a search by postcode returns.',
  ),
  postcodes: group(
    {
      areas: {
        if: { type: 'string' },
        // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
        then: { type: 'string', enum: ['auto', 'all'] },
        else: { type: 'array', items: { type: 'string' } },
        default: DEFAULTS.postcodes.areas,
        examples: ['BS', 'BA'],
        suggest: true,
        description:
          'Which postcode areas are published: those near the directory, all, or a list such as [BS, BA].',
      },
    },
    'The postcode files of content/postcodes.',
  ),
  synonyms: {
    type: 'array',
    items: {
      type: 'string',
      pattern: '^[^,=>]+(,[^,=>]+)*(,|=>)[^,=>]+(,[^,=>]+)*$',
      wanted: 'words with commas between them, such as `tea, supper`, or `supper => tea`',
      examples: ['soft play, play centre'],
      suggest: true,
    },
    default: DEFAULTS.synonyms,
    description:
      'Words for the same thing, one group a line: `nan, gran`. With `nan => grandparents`, a search for nan finds grandparents, and not the other way round.',
  },
  british_synonyms: {
    type: 'boolean',
    default: DEFAULTS.british_synonyms,
    description: 'Whether searches also use the list of synonyms for Britain.',
  },
} as const satisfies Readonly<Record<string, Schema>>
