import type { Unresolved } from '../../directory/directory.ts'
import { createNameIndex } from '../../directory/name-index.ts'
import { type FormField, KINDS } from '../questions/fields.ts'
import type { World } from './judge-change.ts'
import { type Neighbour, type NeighbourKind, standInAreas } from './stand-ins.ts'

/**
 * What a record may refer to. There may be thousands, of which a change needs few. Where they are not all that there are, what is
 * not among them goes by its reference.
 */
export function createNeighbours(
  known: readonly Neighbour[],
  { areAll }: { readonly areAll: boolean },
): Required<Pick<World, 'find' | 'meantBy'>> & { readonly areas: ReturnType<typeof standInAreas> } {
  const ofKind = (kind: Neighbour['kind']) => known.filter((one) => one.kind === kind)
  const index = (kind: NeighbourKind) =>
    createNameIndex(
      ofKind(kind).map((one) => {
        const value = { ...one, slug: lastPart(one.slug) }
        return { id: value.id, slug: value.slug, value }
      }),
      ({ value: { slug, taxonomy } }) => (taxonomy ? [`${taxonomy.slug}/${slug}`] : []),
    )
  const indexes = {
    organization: index('organization'),
    location: index('location'),
    taxonomy_term: index('taxonomy_term'),
  }
  return {
    find(kind, written) {
      const found = indexes[kind].find(written).map(({ value }) => value)
      return found.length > 0 || areAll || written === '' ? found : [unknown(kind, written)]
    },
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

/** A term is written as `food`, or with its taxonomy as `topics/food`. */
function unknown(kind: NeighbourKind, written: string): Neighbour {
  if (kind !== 'taxonomy_term') return { kind, id: written, slug: written, name: written }
  const [slug = '', taxonomy = '-'] = written.split('/').toReversed()
  return { kind, id: written, slug, name: slug, taxonomy: { slug: taxonomy, name: taxonomy } }
}

const lastPart = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1)

/** What a field may refer to, by what a form calls it. It knows areas by their names. */
export const neighboursFor = (
  field: FormField,
  known: readonly Neighbour[],
): readonly Pick<Neighbour, 'id' | 'slug'>[] =>
  known
    .filter(({ kind }) => kind === KINDS[field])
    .map((one) => (one.kind === 'area' ? { id: one.name, slug: one.slug } : one))
