import type { Card } from './card.ts'
import { ACCESS, DELIVERIES } from './choices.ts'
import {
  access,
  decimal,
  delivery,
  distanceOrPoint,
  flag,
  format,
  id,
  matchAll,
  moment,
  pageSize,
  positive,
  searched,
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
 * `radius`), and two of our own for searches (`match` and `why`). All are optional, and a record must match all that are
 * given. To add one, add its card here, in the order in which the OpenAPI document lists them; the compiler then asks for its
 * words in descriptions.ts, and for the index key or the column that it names.
 */
export const cards = {
  search: {
    aliases: ['text'],
    lists: ALL,
    read: searched,
    filter: 'words',
  },
  match: {
    lists: ALL,
    read: matchAll,
    wants: 'all',
  },
  why: {
    lists: ALL,
    read: flag,
    wants: 'true or false',
  },
  page: {
    lists: ALL,
    read: wholeNumber,
    wants: 'a whole number from 1',
  },
  per_page: {
    lists: ALL,
    read: pageSize,
    wants: 'a whole number from 1',
  },
  taxonomy_term_id: {
    lists: SERVICES,
    read: id,
    filter: { key: 'term' },
  },
  taxonomy_id: {
    lists: [...SERVICES, ...TERMS],
    read: id,
    filter: { key: 'taxonomy' },
  },
  organization_id: {
    lists: SERVICES,
    read: id,
    filter: { key: 'organization' },
  },
  free: {
    lists: SERVICES,
    read: flag,
    wants: 'true or false',
    filter: { key: 'free' },
  },
  accessibility: {
    lists: SERVICES,
    read: access,
    wants: `one of ${ACCESS.join(', ')}`,
    filter: { key: 'accessibility' },
  },
  delivery: {
    lists: SERVICES,
    read: delivery,
    wants: `one of ${DELIVERIES.join(', ')}`,
    filter: { key: 'delivery' },
  },
  minimum_age: {
    lists: SERVICES,
    read: decimal,
    wants: 'a number',
    filter: { column: 'minimum_age', keep: 'at least' },
  },
  maximum_age: {
    lists: SERVICES,
    read: decimal,
    wants: 'a number',
    filter: { column: 'maximum_age', keep: 'at most' },
  },
  day: {
    lists: SERVICES,
    read: weekday,
    wants: 'a day of the week, such as MO or Monday',
    filter: 'schedule',
  },
  start_time: {
    lists: SERVICES,
    read: timeOfDay,
    wants: 'a time, such as 09:30',
    filter: 'schedule',
  },
  end_time: {
    lists: SERVICES,
    read: timeOfDay,
    wants: 'a time, such as 17:00',
    filter: 'schedule',
  },
  postcode: {
    lists: SERVICES,
    // Which postcodes are valid depends on the countries of the directory.
    read: text,
    filter: 'place',
    isPersonal: true,
  },
  proximity: {
    lists: SERVICES,
    read: distanceOrPoint,
    wants: 'a number of metres, or a latitude and a longitude',
    filter: 'place',
    isPersonal: true,
  },
  radius: {
    lists: SERVICES,
    read: positive,
    wants: 'a number of kilometres',
    filter: 'place',
  },
  modified_after: {
    lists: SERVICES,
    read: moment,
    wants: 'a date such as 2026-10-01, or a date and a time',
    filter: { column: 'last_modified', keep: 'at least' },
  },
  minimal: {
    lists: SERVICES,
    read: flag,
    wants: 'true or false',
  },
  full: {
    lists: ALL,
    read: flag,
    wants: 'true or false',
  },
  full_service: {
    lists: ['organizations'],
    records: ['organizations'],
    read: flag,
    wants: 'true or false',
  },
  format: {
    lists: ALL,
    read: format,
    wants: 'json or ndjson',
  },
  top_only: {
    lists: TERMS,
    read: flag,
    wants: 'true or false',
    filter: { key: 'top' },
  },
  parent_id: {
    lists: TERMS,
    read: id,
    filter: { key: 'parent' },
  },
} as const satisfies Record<string, Card>

export type CardName = keyof typeof cards
