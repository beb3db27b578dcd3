import { groupBy } from '../../directory/group-by.ts'
import { referencesIn } from '../../directory/references.ts'
import { formatTests } from '../../hsds/formats.ts'
import type { Area } from '../../record/area.ts'
import {
  type ContentRecord,
  fileOf,
  type RecordKind,
  type Written,
} from '../../record/schema/written.ts'

/** Something to which a record may refer: published, or new in the same change. */
export interface Neighbour {
  readonly kind: NeighbourKind | 'area'
  /** What a form calls it: its id, the reference to a new record, or the slug of an area. */
  readonly id: string
  /** What records call it: for a topic after its taxonomy, where another one has the same. */
  readonly slug: string
  readonly name: string
  /** That of a topic. */
  readonly taxonomy?: { readonly slug: string; readonly name: string }
}

export type NeighbourKind = 'organization' | 'location' | 'taxonomy_term'

/** Finds what a reference of a record may mean: nothing, one thing, or several of one name. */
export type FindNeighbour = (kind: NeighbourKind, written: string) => readonly Neighbour[]

/**
 * Records that stand for what some records refer to, each with its id and name. What is among the records needs none. Nothing
 * public says which programmes an organization has, so each has those that the records name.
 */
export function standIns(
  records: readonly ContentRecord[],
  find: FindNeighbour,
  others: readonly (readonly [NeighbourKind, string])[] = [],
): ContentRecord[] {
  const programs = distinct(records.map(({ value }) => (value as Refers).program))
  const found = (kind: NeighbourKind, written: readonly unknown[]): Neighbour[] => {
    // A service may have the slug of its organization.
    const own = records.filter((one) => one.kind === kind)
    const known = new Set<unknown>(
      own.flatMap(({ slug, value }) => ('id' in value ? [slug, value.id] : [slug])),
    )
    const meant = others.flatMap(([of, one]) => (of === kind ? one : []))
    const all = distinct([...written, ...meant]).filter((one) => !known.has(one))
    const named = all.flatMap((one) => find(kind, one))
    return [...new Map(named.map((one) => [`${one.taxonomy?.slug}/${one.slug}`, one])).values()]
  }
  const terms = found(
    'taxonomy_term',
    records.flatMap(referencesIn).map(({ term }) => term),
  )
  return [
    ...found(
      'organization',
      records.flatMap(({ value }) => {
        const { organization, parent_organization } = value as Refers
        return [organization, parent_organization]
      }),
    ).map((one) =>
      record('organization', one.slug, {
        ...described(one),
        programs: programs.map((program) => ({ slug: program, name: program })),
      }),
    ),
    ...found(
      'location',
      records.flatMap(({ value }) =>
        ((value as Refers).locations ?? []).map(({ location }) => location),
      ),
    ).map(({ slug, id, name }) =>
      record('location', slug, { ...idOf(id), name, location_type: 'virtual' }),
    ),
    ...[...groupBy(terms, ({ taxonomy }) => taxonomy?.slug ?? '-')].map(([slug, some]) => {
      const name = some[0]!.taxonomy?.name ?? slug
      const own = some.map((term) => ({ ...described(term), slug: term.slug }))
      return record('taxonomy', slug, { name, description: name, terms: own })
    }),
  ]
}

const described = ({ id, name }: Neighbour) => ({ ...idOf(id), name, description: name })

/** Others are made of the id of a record. What is new, or not known, goes by something else. */
const idOf = (id: string) => formatTests.uuid(id) && { id }

/** The fields of records that refer to others. */
type Refers = Partial<Pick<Written<'service'>, 'organization' | 'program' | 'locations'>> &
  Pick<Written<'organization'>, 'parent_organization'>

/** References, each once; what is written inside a record is none. */
const distinct = (written: readonly unknown[]): readonly string[] => [
  ...new Set(written.filter((one) => typeof one === 'string')),
]

const record = (kind: RecordKind, slug: string, value: object): ContentRecord =>
  ({
    ...{ kind, slug, file: fileOf(kind, slug) },
    value: value as Written<typeof kind>,
  }) as ContentRecord

/** Files of areas/ by their slugs. Their outlines are not known here: each stands for all of Britain. */
export const standInAreas = (
  areas: Iterable<readonly [slug: string, name: string]>,
): ReadonlyMap<string, Area & { readonly name: string }> =>
  new Map(
    [...areas].map(([slug, name]) => [
      slug,
      { slug, name, file: `areas/${slug}.geojson`, geojson: BRITAIN },
    ]),
  )

const [west, south, east, north] = [-9, 49, 3, 62]
const corners = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const BRITAIN = { type: 'Polygon', coordinates: [corners] }
