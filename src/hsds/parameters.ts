import type { Collection } from './collections.ts'

/** One query parameter of the lists. */
export interface Parameter {
  readonly type: 'string' | 'integer' | 'number' | 'boolean'
  readonly lists: readonly Collection[]
  readonly description: string
}

const SERVICES: readonly Collection[] = ['services', 'service_at_locations']
const TERMS: readonly Collection[] = ['taxonomy_terms']
const ALL: readonly Collection[] = [...SERVICES, 'organizations', 'taxonomies', 'taxonomy_terms']

/**
 * Every query parameter that the lists understand: those of both editions of the UK profile, and two that real clients
 * send (`text`, `radius`). All are optional, and all that are given must hold.
 */
export const parameters = {
  search: {
    type: 'string',
    lists: ALL,
    description:
      'Every one of these words must stand somewhere in the record; the best match comes first.',
  },
  text: {
    type: 'string',
    lists: ALL,
    description: 'An older name of `search`, which wins over it.',
  },
  page: { type: 'integer', lists: ALL, description: 'Which page, from 1.' },
  per_page: {
    type: 'integer',
    lists: ALL,
    description: 'How many items a page has; more than the most is the most.',
  },
  taxonomy_term_id: {
    type: 'string',
    lists: SERVICES,
    description: 'Only services that have this very term.',
  },
  taxonomy_id: {
    type: 'string',
    lists: [...SERVICES, ...TERMS],
    description:
      'Only services that have any term of this taxonomy; of terms, only those of this taxonomy.',
  },
  organization_id: {
    type: 'string',
    lists: SERVICES,
    description: 'Only services of this organization.',
  },
  minimum_age: {
    type: 'number',
    lists: SERVICES,
    description: 'Only services whose minimum age is this or more.',
  },
  maximum_age: {
    type: 'number',
    lists: SERVICES,
    description: 'Only services whose maximum age is this or less.',
  },
  day: {
    type: 'string',
    lists: SERVICES,
    description: 'Only what takes place on this day of the week: MO to SU, or its English name.',
  },
  start_time: {
    type: 'string',
    lists: SERVICES,
    description: 'Only what opens at this time (HH:MM) or later.',
  },
  end_time: {
    type: 'string',
    lists: SERVICES,
    description: 'Only what closes at this time (HH:MM) or earlier.',
  },
  postcode: {
    type: 'string',
    lists: SERVICES,
    description:
      'Only what is for people at this postcode. Together with proximity: near the middle of it.',
  },
  proximity: {
    type: 'string',
    lists: SERVICES,
    description:
      'Metres from the postcode; or a latitude and a longitude with a comma between, together with radius.',
  },
  radius: {
    type: 'number',
    lists: SERVICES,
    description: 'Kilometres from the point that proximity names.',
  },
  modified_after: {
    type: 'string',
    lists: SERVICES,
    description:
      'Only what has changed at this time or later: a date, or a date and a time with its offset.',
  },
  minimal: {
    type: 'boolean',
    lists: SERVICES,
    description:
      'Only id and last_modified of each, all on one page unless per_page says otherwise.',
  },
  full: { type: 'boolean', lists: ALL, description: 'Whole records as items, at most 20 a page.' },
  full_service: {
    type: 'boolean',
    lists: ['organizations'],
    description: 'Organizations with their services whole; of a list, together with full.',
  },
  format: {
    type: 'string',
    lists: ALL,
    description: 'json, or ndjson for the whole list without pages, one record a line.',
  },
  top_only: { type: 'boolean', lists: TERMS, description: 'Only terms that have none above them.' },
  parent_id: { type: 'string', lists: TERMS, description: 'Only terms right below this one.' },
} as const satisfies Record<string, Parameter>

export type ParameterName = keyof typeof parameters
export const parameterNames = Object.keys(parameters) as readonly ParameterName[]

/** Whether a list understands a parameter. */
export const understands = (collection: Collection, name: ParameterName): boolean =>
  (parameters[name].lists as readonly Collection[]).includes(collection)
