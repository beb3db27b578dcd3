import { groupBy } from '../../directory/group-by.ts'
import type { Area } from '../../record/area.ts'
import type { ContentRecord, Written } from '../../record/schema/written.ts'
import type { CheckedRecord, Referred } from './check-change.ts'

/**
 * Records that stand for what the records of a form refer to, each with its id and name. What is in the form itself needs
 * none.
 */
export function standIns(
  records: readonly CheckedRecord[],
  referred: ReadonlyMap<string, Referred>,
): ContentRecord[] {
  const own = new Set(records.map((record) => ('id' in record ? record.id : record.slug)))
  const idsOf = (field: 'organization' | 'locations' | 'taxonomy_terms') => {
    const ids = records.flatMap(({ before, after }) => [before[field] ?? [], after[field] ?? []])
    return [...new Set(ids.flat())].filter((id) => id !== '' && !own.has(id))
  }
  const nameOf = (id: string) => referred.get(id)?.name ?? id
  return [
    ...idsOf('organization').map((id) =>
      standIn('organization', id, { name: nameOf(id), description: nameOf(id) }),
    ),
    ...idsOf('locations').map((id) =>
      standIn('location', id, { name: nameOf(id), location_type: 'virtual' }),
    ),
    ...[...groupBy(idsOf('taxonomy_terms'), (id) => referred.get(id)?.taxonomy ?? '-')].map(
      ([taxonomy, ids], at) =>
        standIn('taxonomy', `taxonomy-${at}`, {
          name: taxonomy,
          description: taxonomy,
          terms: ids.map((id) => ({ id, slug: id, name: nameOf(id), description: nameOf(id) })),
        }),
    ),
  ]
}

/** The files of areas/ by their slugs. Their outlines are not known here: each stands for all of Britain. */
export const areasAmong = (
  referred: ReadonlyMap<string, Referred>,
): ReadonlyMap<string, Area & { readonly name: string }> =>
  new Map(
    [...referred]
      .filter(([, { isArea }]) => isArea)
      .map(([slug, { name }]) => [slug, { slug, name, file: `areas/${slug}.geojson`, geojson }]),
  )

const [west, south, east, north] = [-9, 49, 3, 62]
const corners = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const geojson = { type: 'Polygon', coordinates: [corners] }

/** A record that stands for another one. */
export const standIn = <K extends keyof typeof FOLDERS>(
  kind: K,
  slug: string,
  value: object,
): ContentRecord => {
  const id = kind === 'taxonomy' ? {} : { id: slug }
  return {
    kind,
    slug,
    file: `${FOLDERS[kind]}/${slug}.yaml`,
    value: { ...id, ...value } as Written<K>,
  } as unknown as ContentRecord
}

const FOLDERS = {
  organization: 'organizations',
  location: 'locations',
  taxonomy: 'taxonomies',
} as const
