import type { Card } from './card.ts'
import {
  decimal,
  distanceOrPoint,
  flag,
  format,
  id,
  matchAll,
  moment,
  pageSize,
  positive,
  text,
  timeOfDay,
  weekday,
  wholeNumber,
} from './values.ts'

const SERVICES = ['services', 'service_at_locations'] as const
const TERMS = ['taxonomy_terms'] as const
const ALL = [...SERVICES, 'organizations', 'taxonomies', ...TERMS] as const

/**
 * The query parameters of lists: those of both editions of the UK profile, two that existing clients send (`text` and
 * `radius`), and two of our own for searches (`match` and `why`). All are optional, and a record must match all that are given. To add one, add its card here, in the order in
 * which the OpenAPI document lists them; the compiler then asks for the index key or the column that it names.
 */
export const cards = {
  search: {
    aliases: ['text'],
    lists: ALL,
    type: 'string',
    read: text,
    description:
      'Records with these words: first those with every word, the best match first. Where few have every word, others with some of them follow. A word that no record has is taken for a similar one, and the header OSD-Search-Corrected says so.',
    example: 'lunch club',
    filter: 'words',
  },
  match: {
    lists: ALL,
    type: 'string',
    read: matchAll,
    wants: 'all',
    description: 'With `all`, only records that have every word of `search` as it is typed.',
    example: 'all',
  },
  why: {
    lists: ALL,
    type: 'boolean',
    read: flag,
    wants: 'true or false',
    description:
      'Adds `matched_words` to each item of a page: the words of `search` that it has, and what was found for each.',
    example: 'true',
  },
  page: {
    lists: ALL,
    type: 'integer',
    limits: () => ({ minimum: 1, default: 1 }),
    read: wholeNumber,
    wants: 'a whole number from 1',
    description: 'The number of the page, from 1.',
    example: '2',
  },
  per_page: {
    lists: ALL,
    type: 'integer',
    limits: ({ default: usual, maximum }) => ({ minimum: 1, maximum, default: usual }),
    read: pageSize,
    wants: 'a whole number from 1',
    description: 'How many items a page has. Larger numbers count as the maximum.',
    example: '20',
  },
  taxonomy_term_id: {
    lists: SERVICES,
    type: 'string',
    read: id,
    description: 'Only services with this taxonomy term.',
    example: '717c3249-a7bb-5cca-8083-4e4c92c62fd2',
    filter: { key: 'term' },
  },
  taxonomy_id: {
    lists: [...SERVICES, ...TERMS],
    type: 'string',
    read: id,
    description:
      'Only services with any term of this taxonomy; in the list of terms, only terms of this taxonomy.',
    example: '02d89c5d-e05f-4929-abc7-65aa0f10f5dd',
    filter: { key: 'taxonomy' },
  },
  organization_id: {
    lists: SERVICES,
    type: 'string',
    read: id,
    description: 'Only services of this organization.',
    example: '592e5dd2-ed07-46f9-921b-123d099d8024',
    filter: { key: 'organization' },
  },
  minimum_age: {
    lists: SERVICES,
    type: 'number',
    read: decimal,
    wants: 'a number',
    description: 'Only services whose minimum age is this or more.',
    example: '60',
    filter: { column: 'minimum_age', keep: 'at least' },
  },
  maximum_age: {
    lists: SERVICES,
    type: 'number',
    read: decimal,
    wants: 'a number',
    description: 'Only services whose maximum age is this or less.',
    example: '18',
    filter: { column: 'maximum_age', keep: 'at most' },
  },
  day: {
    lists: SERVICES,
    type: 'string',
    read: weekday,
    wants: 'a day of the week, such as MO or Monday',
    description: 'Only services on this day of the week: MO to SU, or its English name.',
    example: 'TU',
    filter: 'schedule',
  },
  start_time: {
    lists: SERVICES,
    type: 'string',
    read: timeOfDay,
    wants: 'a time, such as 09:30',
    description: 'Only services that open at this time (HH:MM) or later.',
    example: '10:00',
    filter: 'schedule',
  },
  end_time: {
    lists: SERVICES,
    type: 'string',
    read: timeOfDay,
    wants: 'a time, such as 17:00',
    description: 'Only services that close at this time (HH:MM) or earlier.',
    example: '16:00',
    filter: 'schedule',
  },
  postcode: {
    lists: SERVICES,
    type: 'string',
    // Which postcodes are valid depends on the countries of the directory.
    read: text,
    description:
      'Only services for people at this postcode. With `proximity`, also near the centre of the postcode.',
    example: 'BS3 4EB',
    filter: 'place',
    isPersonal: true,
  },
  proximity: {
    lists: SERVICES,
    type: 'string',
    read: distanceOrPoint,
    wants: 'a number of metres, or a latitude and a longitude',
    description:
      'With `postcode`, the greatest distance in metres. With `radius`, a point: latitude, comma, longitude.',
    example: '800',
    filter: 'place',
    isPersonal: true,
  },
  radius: {
    lists: SERVICES,
    type: 'number',
    read: positive,
    wants: 'a number of kilometres',
    description: 'The greatest distance in kilometres from the point in `proximity`.',
    example: '2',
    filter: 'place',
  },
  modified_after: {
    lists: SERVICES,
    type: 'string',
    read: moment,
    wants: 'a date such as 2026-10-01, or a date and a time',
    description:
      'Only services that changed at this time or later: a date, or a date and a time with an offset.',
    example: '2026-10-01',
    filter: { column: 'last_modified', keep: 'at least' },
  },
  minimal: {
    lists: SERVICES,
    type: 'boolean',
    read: flag,
    wants: 'true or false',
    description:
      'Only the id and last_modified of each record, even where other fields are required; all on one page unless per_page is given. If more than 25,000 records match a filter, per_page is required.',
    example: 'true',
  },
  full: {
    lists: ALL,
    type: 'boolean',
    read: flag,
    wants: 'true or false',
    description: 'Complete records as items, at most 20 to a page.',
    example: 'true',
  },
  full_service: {
    lists: ['organizations'],
    records: ['organizations'],
    type: 'boolean',
    read: flag,
    wants: 'true or false',
    description: 'Organizations with their complete services; in a list, only together with full.',
    example: 'true',
  },
  format: {
    lists: ALL,
    type: 'string',
    read: format,
    wants: 'json or ndjson',
    description:
      'json, or ndjson for the whole list without pages, one record per line. If very many records of a very large list match a filter, only json is available.',
    example: 'ndjson',
  },
  top_only: {
    lists: TERMS,
    type: 'boolean',
    read: flag,
    wants: 'true or false',
    description: 'Only terms without a parent.',
    example: 'true',
    filter: { key: 'top' },
  },
  parent_id: {
    lists: TERMS,
    type: 'string',
    read: id,
    description: 'Only the direct children of this term.',
    example: 'a10253f6-381d-5e02-877d-6db731a78533',
    filter: { key: 'parent' },
  },
} as const satisfies Record<string, Card>

export type CardName = keyof typeof cards
