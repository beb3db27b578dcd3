import type { EntityName } from './entities.ts'

/** The lists that a feed publishes, with the entity that each holds, in the order of the standard. */
export const collections = {
  services: 'service',
  service_at_locations: 'service_at_location',
  organizations: 'organization',
  taxonomies: 'taxonomy',
  taxonomy_terms: 'taxonomy_term',
} as const satisfies Record<string, EntityName>

export type Collection = keyof typeof collections
export const collectionNames = Object.keys(collections) as readonly Collection[]
