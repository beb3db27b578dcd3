import { groupBy } from '../directory/group-by.ts'
import { referencesIn } from '../directory/references.ts'
import type { Area } from '../record/area.ts'
import type { ContentRecord, Written } from '../record/schema/written.ts'

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
  const own = new Set(
    records.flatMap(({ slug, value }) => [slug, ...('id' in value ? [String(value.id)] : [])]),
  )
  const others = (written: readonly (string | undefined)[]) =>
    [...new Set(written)].filter((one) => one !== undefined && !own.has(one)) as string[]
  const services = records.filter(isOf('service')).map(({ value }) => value)
  const locations = records.filter(isOf('location')).map(({ value }) => value)
  const organizations = records.filter(isOf('organization')).map(({ value }) => value)
  const programs = others(services.map(({ program }) => program))
  return [
    ...others([
      ...services.map(({ organization }) => textOf(organization)),
      ...locations.map(({ organization }) => textOf(organization)),
      ...organizations.map(({ parent_organization }) => textOf(parent_organization)),
    ]).map((slug) => {
      const name = names.organizations.get(slug) ?? slug
      return record('organization', slug, {
        ...{ name, description: name },
        programs: programs.map((program) => ({ slug: program, name: program })),
      })
    }),
    ...others(
      services.flatMap(({ locations: at = [] }) => at.map(({ location }) => textOf(location))),
    ).map((slug) =>
      record('location', slug, {
        ...{ name: names.locations.get(slug) ?? slug, location_type: 'virtual' },
      }),
    ),
    ...taxonomies(others(records.flatMap(referencesIn).map(({ term }) => term)), names),
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

/** A term is written as `food`, or with its taxonomy as `topics/food`. */
function taxonomies(written: readonly string[], { terms }: NamesByReference): ContentRecord[] {
  const bySlug = groupBy(written, (term) => (term.includes('/') ? term.split('/')[0]! : '-'))
  return [...bySlug].map(([slug, some]) =>
    record('taxonomy', slug, {
      ...{ name: slug, description: slug },
      terms: some.map((term) => {
        const own = term.split('/').at(-1)!
        const name = terms.get(own) ?? own
        return { slug: own, name, description: name }
      }),
    }),
  )
}

const isOf =
  <K extends ContentRecord['kind']>(kind: K) =>
  (record: ContentRecord): record is ContentRecord<K> =>
    record.kind === kind

/** A reference; what is written inside a record is none. */
const textOf = (written: unknown) => (typeof written === 'string' ? written : undefined)

const FOLDERS = { organization: 'organizations', location: 'locations', taxonomy: 'taxonomies' }

const record = (kind: keyof typeof FOLDERS, slug: string, value: object): ContentRecord =>
  ({
    ...{ kind, slug, file: `${FOLDERS[kind]}/${slug}.yaml` },
    value: value as Written<typeof kind>,
  }) as ContentRecord
