import type { Document } from '../../hsds/types.ts'

/*
 * What can be asked for by id is indexed as if it were a word, in the same shards. A key starts with #, which no word
 * can; it filters and adds nothing to a score.
 */

/** Documents with this very term. */
export const termKey = (id: string) => `#term ${id}`

/** Documents with any term of this taxonomy; among terms, those that are in it. */
export const taxonomyKey = (id: string) => `#taxonomy ${id}`

/** Services of this organization. */
export const organizationKey = (id: string) => `#organization ${id}`

/** Terms right below this one. */
export const parentKey = (id: string) => `#parent ${id}`

/** Terms that stand below no other. */
export const TOP_KEY = '#top'

/**
 * The keys of a service, which are those of its service_at_locations too. Terms count where they describe the service
 * itself; terms of its organization or places do not make it what they name.
 */
export function serviceKeys(service: Document<'service'>): Set<string> {
  const keys = new Set<string>()
  const organization = service.organization_id ?? service.organization?.id
  if (organization !== undefined) keys.add(organizationKey(organization))
  for (const { taxonomy_term_id, taxonomy_term } of service.attributes ?? []) {
    const term = taxonomy_term_id ?? taxonomy_term?.id
    const taxonomy = taxonomy_term?.taxonomy_id ?? taxonomy_term?.taxonomy_detail?.id
    if (term !== undefined) keys.add(termKey(term))
    if (taxonomy !== undefined) keys.add(taxonomyKey(taxonomy))
  }
  return keys
}

/** The keys of a term. */
export function termKeys(term: Document<'taxonomy_term'>): Set<string> {
  const keys = new Set([term.parent_id === undefined ? TOP_KEY : parentKey(term.parent_id)])
  const taxonomy = term.taxonomy_id ?? term.taxonomy_detail?.id
  if (taxonomy !== undefined) keys.add(taxonomyKey(taxonomy))
  return keys
}
