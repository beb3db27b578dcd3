import type { FormField, FormKind } from '../../questions/fields.ts'
import type { KnownNeighbour } from '../../change/neighbours.ts'
import type { Referable } from '../../change/values.ts'
import type { Named, Names } from '../form/names.ts'

/** A new record of the same form. */
export interface Sibling {
  readonly kind: FormKind
  /** What the answers call it. */
  readonly reference: string
  /** The slug of its file. */
  readonly slug: string
  readonly name: string
}

/** What the record of a form may refer to. */
export interface Surrounding {
  readonly lists: Readonly<Record<(typeof LISTS)[number], readonly Named[]>>
  readonly siblings: readonly Sibling[]
}

const LISTS = ['organizations', 'locations', 'taxonomies', 'areas'] as const

/** Loads the published names. They were loaded before where a question offers them. */
export async function loadSurrounding(
  siblings: readonly Sibling[],
  load: Names['load'],
): Promise<Surrounding> {
  const lists = await Promise.all(LISTS.map(async (list) => [list, await load(list)] as const))
  return { siblings, lists: Object.fromEntries(lists) as unknown as Surrounding['lists'] }
}

/** As the check of a text needs it. */
export function neighboursIn({ lists, siblings }: Surrounding): KnownNeighbour[] {
  const asKind = (kind: KnownNeighbour['kind'], list: readonly Named[]) =>
    list.map(({ id, slug, name, taxonomy = '', taxonomySlug }) => ({
      kind,
      id,
      // That of a topic stands after its taxonomy where another has the same.
      slug: slug.slice(slug.lastIndexOf('/') + 1),
      name,
      ...(taxonomySlug !== undefined && { taxonomy: { slug: taxonomySlug, name: taxonomy } }),
    }))
  return [
    ...asKind('organization', lists.organizations),
    ...asKind('location', lists.locations),
    ...asKind('taxonomy_term', lists.taxonomies),
    ...asKind('area', lists.areas),
    ...siblings.flatMap(({ kind, slug, name }) =>
      kind === 'service' ? [] : [{ kind, slug, id: slug, name }],
    ),
  ]
}

/** As the answers to a question refer to it. */
export function referablesFor(field: FormField, { lists, siblings }: Surrounding): Referable[] {
  const own = (kind: FormKind) => siblings.filter((one) => one.kind === kind)
  switch (field) {
    case 'organization':
      return [...lists.organizations.map(byId), ...own('organization')]
    case 'locations':
      return [...lists.locations.map(byId), ...own('location')]
    case 'taxonomy_terms':
      return lists.taxonomies.map(byId)
    case 'service_areas':
      return lists.areas.map(({ name, slug }) => ({ reference: name, slug }))
    default:
      return []
  }
}

const byId = ({ id, slug }: Named): Referable => ({ reference: id, slug })
