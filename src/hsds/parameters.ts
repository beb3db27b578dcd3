import type { Collection } from './collections.ts'

const SERVICES: readonly Collection[] = ['services', 'service_at_locations']
const TERMS: readonly Collection[] = ['taxonomy_terms']
const ALL: readonly Collection[] = [...SERVICES, 'organizations', 'taxonomies', 'taxonomy_terms']

/**
 * Every query parameter that the lists understand, and which lists do: those of both editions of the UK profile, and two
 * that real clients send (`text`, `radius`). All are optional, and all that are given must hold.
 */
export const parameters = {
  search: ALL,
  text: ALL,
  page: ALL,
  per_page: ALL,
  taxonomy_term_id: SERVICES,
  taxonomy_id: [...SERVICES, ...TERMS],
  organization_id: SERVICES,
  minimum_age: SERVICES,
  maximum_age: SERVICES,
  day: SERVICES,
  start_time: SERVICES,
  end_time: SERVICES,
  postcode: SERVICES,
  proximity: SERVICES,
  radius: SERVICES,
  modified_after: SERVICES,
  minimal: SERVICES,
  full: ALL,
  full_service: ['organizations'],
  format: ALL,
  top_only: TERMS,
  parent_id: TERMS,
} as const satisfies Record<string, readonly Collection[]>

export type ParameterName = keyof typeof parameters
export const parameterNames = Object.keys(parameters) as readonly ParameterName[]

/** Whether a list understands a parameter. */
export const understands = (collection: Collection, name: ParameterName): boolean =>
  (parameters[name] as readonly Collection[]).includes(collection)

/** The parameters that a list understands. */
export const listParameters = (collection: Collection): readonly ParameterName[] =>
  parameterNames.filter((name) => understands(collection, name))

/** The parameters that a record of a list understands, when it is asked for by its id. */
export const recordParameters = (collection: Collection): readonly ParameterName[] =>
  collection === 'organizations' ? ['full_service'] : []
