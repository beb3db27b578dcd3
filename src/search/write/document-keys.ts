import type { Collection, collections } from '../../hsds/collections.ts'
import type { Document } from '../../hsds/types.ts'
import type { KeyName } from '../../parameters/filters.ts'
import { isFree } from '../../values/free.ts'
import { keyOf } from '../format/keys.ts'
import { serviceAccess, serviceDeliveries } from './reach-of.ts'

/** The values of a key in one document. */
type Values<C extends Collection> = (
  document: Document<(typeof collections)[C]>,
) => readonly (string | true | undefined)[]

/** Lists with keys of their own. A service_at_location has those of its service. */
type Keyed = Exclude<Collection, 'service_at_locations'>

/**
 * Where the values of each key are in a document. Only terms and taxonomies that describe a service itself count, not those
 * of its organization or its locations.
 */
const values: { readonly [C in Keyed]: { readonly [K in KeyName<C>]: Values<C> } } = {
  services: {
    term: ({ attributes = [] }) =>
      attributes.map(
        ({ taxonomy_term_id, taxonomy_term }) => taxonomy_term_id ?? taxonomy_term?.id,
      ),
    taxonomy: ({ attributes = [] }) => attributes.map((one) => taxonomyOf(one.taxonomy_term)),
    organization: ({ organization_id, organization }) => [organization_id ?? organization?.id],
    accessibility: (service) => serviceAccess(service).certain,
    delivery: serviceDeliveries,
    free: (service) => (isFree(service) ? [true] : []),
  },
  organizations: {},
  taxonomies: {},
  taxonomy_terms: {
    taxonomy: (term) => [taxonomyOf(term)],
    parent: ({ parent_id }) => [parent_id],
    top: ({ parent_id }) => (parent_id === undefined ? [true] : []),
  },
}

const taxonomyOf = (term: Document<'taxonomy_term'> | undefined) =>
  term?.taxonomy_id ?? term?.taxonomy_detail?.id

/** The keys of a document. */
export function documentKeys<C extends Keyed>(
  collection: C,
  document: Document<(typeof collections)[C]>,
): string[] {
  const keys = new Set<string>()
  const valuesOf = values[collection] as { readonly [K in KeyName]?: Values<C> }
  for (const name of Object.keys(valuesOf) as KeyName[])
    for (const value of valuesOf[name]!(document))
      if (value !== undefined) keys.add(keyOf(name, value))
  return [...keys]
}
