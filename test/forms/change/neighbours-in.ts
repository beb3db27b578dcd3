import type { Directory } from '../../../src/directory/directory.ts'
import type { Neighbour } from '../../../src/forms/change/stand-ins.ts'

/** What the published lists say of a directory. */
export function neighboursIn(linked: Directory | undefined): Neighbour[] {
  if (!linked) return []
  const named =
    (kind: Neighbour['kind']) =>
    (one: { slug: string; id: string; value: { name?: string } }): Neighbour => ({
      kind,
      slug: one.slug,
      id: one.id,
      name: one.value.name ?? one.slug,
    })
  return [
    ...linked.organizations.map(named('organization')),
    ...linked.locations.filter(({ place }) => place.path.length === 0).map(named('location')),
    ...linked.taxonomies.flatMap(({ slug, value, terms }) =>
      terms.map((term) => ({
        ...named('taxonomy_term')(term as never),
        taxonomy: { slug, name: value.name },
      })),
    ),
    ...[...linked.areas.values()].map(({ slug, name = slug }) => ({
      kind: 'area' as const,
      slug,
      id: slug,
      name,
    })),
  ]
}
