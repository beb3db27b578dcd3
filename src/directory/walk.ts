import { type EntityName, entities, fieldsOf } from '../hsds/entities.ts'
import type { Path } from '../diagnostic.ts'
import type { Written } from '../record/written.ts'

/** One object of a record: which entity of the standard it is, and where it stands. */
export type WrittenObject = {
  readonly [E in EntityName]: {
    readonly entity: E
    readonly value: Written<E>
    readonly path: Path
  }
}[EntityName]

/** The entity that a field of a record holds: the standard's own nesting, and the four names that are ours. */
const nested: ReadonlyMap<string, EntityName> = new Map([
  ...(Object.keys(entities) as EntityName[]).flatMap((entity) =>
    Object.entries(fieldsOf(entity)).flatMap(([name, { of }]) =>
      of ? [[name, of as EntityName] as const] : [],
    ),
  ),
  ['locations', 'service_at_location'],
  ['location', 'location'],
  ['organization', 'organization'],
  ['terms', 'taxonomy_term'],
])

/** Every object in a record, the record itself first. */
export function* walk(
  entity: EntityName,
  value: object,
  path: Path = [],
): Generator<WrittenObject> {
  yield { entity, value, path } as WrittenObject
  for (const [name, inner] of Object.entries(value)) {
    const of = nested.get(name)
    if (!of || typeof inner !== 'object') continue
    if (!Array.isArray(inner)) yield* walk(of, inner as object, [...path, name])
    else
      for (const [i, item] of inner.entries())
        if (typeof item === 'object')
          yield* walk(of, item as object, [...path, ...entryOf(value, name, i)])
  }
}

/** Where an entry of a list is written: the last schedules of a thing with `hours` stand there. */
function entryOf(owner: object, name: string, i: number): Path {
  const { schedules = [], hours = [] } = owner as Partial<Written<'service'>>
  const written = schedules.length - hours.length
  return name === 'schedules' && i >= written ? ['hours', i - written] : [name, i]
}
