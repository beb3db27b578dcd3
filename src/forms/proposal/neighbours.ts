import type { Unresolved } from '../../directory/directory.ts'
import { groupBy } from '../../directory/group-by.ts'
import { createNameIndex } from '../../directory/name-index.ts'
import type { Area } from '../../record/area.ts'
import type { ContentRecord } from '../../record/schema/written.ts'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { areasAmong, standIn } from './stand-ins.ts'

/** Something published, or new in the same change, to which the text of a record may refer. */
export interface Neighbour {
  readonly kind: 'organization' | 'location' | 'taxonomy_term' | 'area'
  readonly slug: string
  readonly id: string
  readonly name: string
  /** That of a term. */
  readonly taxonomy?: { readonly slug: string; readonly name: string }
}

/** What stands for neighbours: a record or a file of areas/ for each. */
export interface Neighbourhood {
  readonly records: readonly ContentRecord[]
  readonly areas: ReadonlyMap<string, Area>
}

/**
 * Stands for some neighbours of a record. Nothing public says which programmes an organization has, so each has the one that the
 * record names.
 */
export function neighbourhoodOf(some: readonly Neighbour[], record: RawObject): Neighbourhood {
  const known = [...new Set(some)]
  const ofKind = (kind: Neighbour['kind']) => known.filter((one) => one.kind === kind)
  const { program } = record
  const programs = typeof program === 'string' ? [{ slug: program, name: program }] : []
  const terms = groupBy(ofKind('taxonomy_term'), ({ taxonomy }) => taxonomy?.slug ?? '')
  return {
    records: [
      ...ofKind('organization').map(({ slug, id, name }) =>
        standIn('organization', slug, { id, name, description: name, programs }),
      ),
      ...ofKind('location').map(({ slug, id, name }) =>
        standIn('location', slug, { id, name, location_type: 'virtual' }),
      ),
      ...[...terms].map(([slug, own]) => {
        const { name } = own[0]!.taxonomy!
        return standIn('taxonomy', slug, {
          name,
          description: name,
          terms: own.map((term) => ({ id: term.id, ...namesOf(term), description: term.name })),
        })
      }),
    ],
    areas: areasAmong(
      new Map(ofKind('area').map(({ slug, name }) => [slug, { name, isArea: true }])),
    ),
  }
}

const namesOf = ({ slug, name }: Neighbour) => ({ slug, name })

/**
 * Finds the neighbours of which a record may speak: the areas, and whatever has a text of the record for its slug or id. There may
 * be thousands of others, which no rule needs.
 */
export function createNamedIn(known: readonly Neighbour[]) {
  const ofKind = (kind: Neighbour['kind']) => known.filter((one) => one.kind === kind)
  const index = (kind: Neighbour['kind']) =>
    createNameIndex(
      ofKind(kind).map((value) => ({ id: value.id, slug: value.slug, value })),
      ({ value: { slug, taxonomy } }) => (taxonomy ? [`${taxonomy.slug}/${slug}`] : []),
    )
  const areas = ofKind('area')
  const indexes = {
    organization: index('organization'),
    location: index('location'),
    taxonomy_term: index('taxonomy_term'),
  }
  return {
    namedIn(record: Raw): Neighbour[] {
      const texts = [...new Set(textsIn(record))]
      const found = Object.values(indexes).flatMap(({ find }) => texts.flatMap(find))
      return [...areas, ...found.map(({ value }) => value)]
    },
    /** What was probably meant by references that name nothing. */
    meantBy: (unresolved: readonly Pick<Unresolved, 'kind' | 'written'>[]): Neighbour[] =>
      unresolved.flatMap(({ kind, written }) => {
        if (!isIndexed(kind)) return []
        const meant = indexes[kind].suggest(written)
        return meant === undefined ? [] : indexes[kind].find(meant).map(({ value }) => value)
      }),
  }
}

const isIndexed = (kind: Unresolved['kind']) => kind !== 'area' && kind !== 'program'

function* textsIn(value: Raw): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value as readonly Raw[]) yield* textsIn(one)
  else if (isRawObject(value)) for (const one of Object.values(value)) yield* textsIn(one)
}
