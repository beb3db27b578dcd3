import type { Unresolved } from '../../directory.ts'

/** What each kind of reference names, as messages call it. */
export const NOUNS: Readonly<Record<Unresolved['kind'], string>> = {
  organization: 'organization',
  location: 'location',
  taxonomy_term: 'taxonomy term',
  area: 'area',
  program: 'programme of its organization',
}
