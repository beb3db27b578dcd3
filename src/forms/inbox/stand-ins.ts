import { groupBy } from '../../directory/group-by.ts'
import { referencesIn } from '../../directory/references.ts'
import type { Area } from '../../record/area.ts'
import type { ContentRecord, Written } from '../../record/schema/written.ts'

/** The published names of what records refer to, by slug and by id. */
export type NamesByReference = Readonly<
  Record<'organizations' | 'locations' | 'terms' | 'areas', ReadonlyMap<string, string>>
>

/**
 * Records that stand for what some records refer to, each with the name that is published, or else with the reference itself.
 * What is among the records needs none.
 */
export function standIns(
  records: readonly ContentRecord[],
  names: NamesByReference,
): ContentRecord[] {
  const services = records.filter(isOf('service')).map(({ value }) => value)
  const locations = records.filter(isOf('location')).map(({ value }) => value)
  const organizations = records.filter(isOf('organization')).map(({ value }) => value)
  const programs = distinct(services.map(({ program }) => program))
  /** What is referred to, and is not among the records. A service may have the slug of its organization. */
  const othersOf = (kind: ContentRecord['kind'], written: readonly unknown[]) => {
    const own = records.filter((one) => one.kind === kind)
    const known = new Set<unknown>(
      own.flatMap(({ slug, value }) => ('id' in value ? [slug, value.id] : [slug])),
    )
    return distinct(written).filter((one) => !known.has(one))
  }
  return [
    ...othersOf('organization', [
      ...services.map(({ organization }) => organization),
      ...locations.map(({ organization }) => organization),
      ...organizations.map(({ parent_organization }) => parent_organization),
    ]).map((slug) => {
      const name = names.organizations.get(slug) ?? slug
      return record('organization', slug, {
        ...{ name, description: name },
        programs: programs.map((program) => ({ slug: program, name: program })),
      })
    }),
    ...othersOf(
      'location',
      services.flatMap(({ locations: at = [] }) => at.map(({ location }) => location)),
    ).map((slug) =>
      record('location', slug, {
        ...{ name: names.locations.get(slug) ?? slug, location_type: 'virtual' },
      }),
    ),
    ...taxonomies(distinct(records.flatMap(referencesIn).map(({ term }) => term)), names),
  ]
}

/** The files of areas/ by their slugs. Their outlines are not known here. */
export const standInAreas = ({ areas }: NamesByReference): ReadonlyMap<string, Area> =>
  new Map(
    [...areas].map(([slug, name]) => [
      slug,
      { slug, name, file: `areas/${slug}.geojson`, geojson: { type: 'Polygon' } },
    ]),
  )

/** A term is written as `food`, or with its taxonomy as `topics/food`, which tells it from another `food`. */
function taxonomies(written: readonly string[], { terms }: NamesByReference): ContentRecord[] {
  const bySlug = groupBy(written, (term) => (term.includes('/') ? term.split('/')[0]! : '-'))
  return [...bySlug].map(([slug, some]) =>
    record('taxonomy', slug, {
      ...{ name: slug, description: slug },
      terms: some.map((term) => {
        const own = term.split('/').at(-1)!
        const name = terms.get(term) ?? terms.get(own) ?? own
        return { slug: own, name, description: name }
      }),
    }),
  )
}

const isOf =
  <K extends ContentRecord['kind']>(kind: K) =>
  (record: ContentRecord): record is ContentRecord<K> =>
    record.kind === kind

/** References, each once; what is written inside a record is none. */
const distinct = (written: readonly unknown[]): readonly string[] => [
  ...new Set(written.filter((one) => typeof one === 'string')),
]

const FOLDERS = { organization: 'organizations', location: 'locations', taxonomy: 'taxonomies' }

const record = (kind: keyof typeof FOLDERS, slug: string, value: object): ContentRecord =>
  ({
    ...{ kind, slug, file: `${FOLDERS[kind]}/${slug}.yaml` },
    value: value as Written<typeof kind>,
  }) as ContentRecord
