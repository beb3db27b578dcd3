import { groupBy } from '../directory/group-by.ts'
import type { Area } from '../record/area.ts'
import type { ContentRecord } from '../record/schema/written.ts'
import { type Raw, type RawObject, isRawObject } from '../record/yaml/raw.ts'
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
export function neighbourhoodOf(known: readonly Neighbour[], record: RawObject): Neighbourhood {
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

/** The neighbours of which a record may speak: any text in it that is the slug or the id of one. */
export function namedIn(record: Raw, known: readonly Neighbour[]): Neighbour[] {
  const texts = new Set(textsIn(record))
  return known.filter(
    ({ slug, id, taxonomy }) =>
      texts.has(slug) || texts.has(id) || texts.has(`${taxonomy?.slug}/${slug}`),
  )
}

function* textsIn(value: Raw): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value as readonly Raw[]) yield* textsIn(one)
  else if (isRawObject(value)) for (const one of Object.values(value)) yield* textsIn(one)
}
