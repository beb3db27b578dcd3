import { ACCESS, DELIVERIES } from './choices.ts'
import type { CardName } from './cards.ts'

/** What the OpenAPI document says of a parameter. */
export interface Description {
  /** Its JSON type. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  /** Its limits and its default, where there are any. */
  readonly limits?: (perPage: PerPage) => Limits
  readonly description: string
  /** A value that clients may send. */
  readonly example: string
}

/** The page sizes of a directory, from its settings. */
export interface PerPage {
  readonly default: number
  readonly maximum: number
}

/** Keywords of JSON Schema. */
export interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: number
}

/** The words of every parameter. They are not in the cards, because the functions at the edge need no words. */
export const descriptions: Readonly<Record<CardName, Description>> = {
  search: {
    type: 'string',
    description:
      'Records with these words: first those with every word, the best match first. Where few have every word, others with some of them follow. A word that no record has is taken for a similar one, and the header OSD-Search-Corrected says so.',
    example: 'lunch club',
  },
  match: {
    type: 'string',
    description: 'With `all`, only records that have every word of `search` as it is typed.',
    example: 'all',
  },
  why: {
    type: 'boolean',
    description:
      'Adds `matched_words` to each item of a page: the words of `search` that it has, and what was found for each.',
    example: 'true',
  },
  page: {
    type: 'integer',
    limits: () => ({ minimum: 1, default: 1 }),
    description: 'The number of the page, from 1.',
    example: '2',
  },
  per_page: {
    type: 'integer',
    limits: ({ default: usual, maximum }) => ({ minimum: 1, maximum, default: usual }),
    description: 'How many items a page has. Larger numbers count as the maximum.',
    example: '20',
  },
  taxonomy_term_id: {
    type: 'string',
    description: 'Only services with this taxonomy term.',
    example: '717c3249-a7bb-5cca-8083-4e4c92c62fd2',
  },
  taxonomy_id: {
    type: 'string',
    description:
      'Only services with any term of this taxonomy; in the list of terms, only terms of this taxonomy.',
    example: '02d89c5d-e05f-4929-abc7-65aa0f10f5dd',
  },
  organization_id: {
    type: 'string',
    description: 'Only services of this organization.',
    example: '592e5dd2-ed07-46f9-921b-123d099d8024',
  },
  free: {
    type: 'boolean',
    description:
      'Only services that are free for certain: every price is 0, or the words of the cost say so and nothing else.',
    example: 'true',
  },
  accessibility: {
    type: 'string',
    description: `Only services whose every place has this for certain: ${ACCESS.join(', ')}. What a note takes back in part is not found.`,
    example: 'step-free',
  },
  delivery: {
    type: 'string',
    description: `Only services that people can take part in like this, as their schedules and virtual places say: ${DELIVERIES.join(', ')}.`,
    example: 'online',
  },
  minimum_age: {
    type: 'number',
    description: 'Only services whose minimum age is this or more.',
    example: '60',
  },
  maximum_age: {
    type: 'number',
    description: 'Only services whose maximum age is this or less.',
    example: '18',
  },
  day: {
    type: 'string',
    description: 'Only services on this day of the week: MO to SU, or its English name.',
    example: 'TU',
  },
  start_time: {
    type: 'string',
    description: 'Only services that open at this time (HH:MM) or later.',
    example: '10:00',
  },
  end_time: {
    type: 'string',
    description: 'Only services that close at this time (HH:MM) or earlier.',
    example: '16:00',
  },
  postcode: {
    type: 'string',
    description:
      'Only services for people at this postcode. With `proximity`, also near the centre of the postcode.',
    example: 'BS3 4EB',
  },
  proximity: {
    type: 'string',
    description:
      'With `postcode`, the greatest distance in metres. With `radius`, a point: latitude, comma, longitude.',
    example: '800',
  },
  radius: {
    type: 'number',
    description: 'The greatest distance in kilometres from the point in `proximity`.',
    example: '2',
  },
  modified_after: {
    type: 'string',
    description:
      'Only services that changed at this time or later: a date, or a date and a time with an offset.',
    example: '2026-10-01',
  },
  minimal: {
    type: 'boolean',
    description:
      'Only the id and last_modified of each record, even where other fields are required; all on one page unless per_page is given. If more than 25,000 records match a filter, per_page is required.',
    example: 'true',
  },
  full: {
    type: 'boolean',
    description: 'Complete records as items, at most 20 to a page.',
    example: 'true',
  },
  full_service: {
    type: 'boolean',
    description: 'Organizations with their complete services; in a list, only together with full.',
    example: 'true',
  },
  format: {
    type: 'string',
    description:
      'json, or ndjson for the whole list without pages, one record per line. If very many records of a very large list match a filter, only json is available.',
    example: 'ndjson',
  },
  top_only: {
    type: 'boolean',
    description: 'Only terms without a parent.',
    example: 'true',
  },
  parent_id: {
    type: 'string',
    description: 'Only the direct children of this term.',
    example: 'a10253f6-381d-5e02-877d-6db731a78533',
  },
}
