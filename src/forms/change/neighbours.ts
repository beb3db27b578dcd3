import type { Unresolved } from '../../directory/directory.ts'
import { createNameIndex } from '../../directory/name-index.ts'
import type { World } from './judge-change.ts'
import { type Neighbour, type NeighbourKind, standInAreas } from './stand-ins.ts'

/** Something published, or new in the same change, with what it is. */
export interface KnownNeighbour extends Neighbour {
  readonly kind: NeighbourKind | 'area'
  readonly id: string
}

/** What a record may refer to. There may be thousands, of which a change needs few. */
export function createNeighbours(
  known: readonly KnownNeighbour[],
): Pick<World, 'find' | 'areas' | 'meantBy'> {
  const ofKind = (kind: KnownNeighbour['kind']) => known.filter((one) => one.kind === kind)
  const index = (kind: NeighbourKind) =>
    createNameIndex(
      ofKind(kind).map((value) => ({ id: value.id, slug: value.slug, value })),
      ({ value: { slug, taxonomy } }) => (taxonomy ? [`${taxonomy.slug}/${slug}`] : []),
    )
  const indexes = {
    organization: index('organization'),
    location: index('location'),
    taxonomy_term: index('taxonomy_term'),
  }
  return {
    find: (kind, written) => indexes[kind].find(written).map(({ value }) => value),
    areas: standInAreas(ofKind('area').map(({ slug, name }) => [slug, name])),
    meantBy: (unresolved) =>
      unresolved.flatMap(({ kind, written }) => {
        const meant = isIndexed(kind) ? indexes[kind].suggest(written) : undefined
        return meant === undefined ? [] : [[kind as NeighbourKind, meant]]
      }),
  }
}

const isIndexed = (kind: Unresolved['kind']): kind is NeighbourKind =>
  kind !== 'area' && kind !== 'program'
