import { type EntityName, byEntity, fieldsOf } from '../../hsds/entities.ts'

/** One row of a table, by the names of its columns. */
export interface Row {
  readonly entity: EntityName
  readonly values: Readonly<Record<string, unknown>>
}

/** Creates a function that cuts full documents of services, organizations and taxonomies into rows, each thing once. */
export function createRows(): (entity: EntityName, document: object) => Generator<Row> {
  /** Several documents contain the same place. */
  const places = new Set<string>()

  return function* rowsOf(entity, document): Generator<Row> {
    const values = document as Readonly<Record<string, unknown>>
    if (entity === 'location') {
      const id = values.id as string
      if (places.has(id)) return
      places.add(id)
    }
    yield { entity, values }
    for (const [name, of] of NESTED[entity])
      for (const one of [values[name] ?? []].flat() as object[]) yield* rowsOf(of, one)
  }
}

/** Single things that stand in no other document. */
const ONLY_HERE: ReadonlySet<string> = new Set(['location', 'unit'])
/** Lists of things that are elsewhere: services have documents, and a service has the schedules of its places. */
const REPEATED: ReadonlySet<string> = new Set([
  'organization.services',
  'service_at_location.schedules',
])

/** The fields of each entity with things that have rows. Others repeat what stands in the document of another record. */
const NESTED = byEntity((entity) =>
  Object.entries(fieldsOf(entity)).flatMap(([name, { type, of }]) =>
    of !== undefined &&
    (type === 'array' || ONLY_HERE.has(of)) &&
    !REPEATED.has(`${entity}.${name}`)
      ? [[name, of as EntityName] as const]
      : [],
  ),
)
