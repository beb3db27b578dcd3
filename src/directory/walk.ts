import { type EntityName, byEntity } from '../hsds/entities.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import { cardsOf } from '../record/schema/cards.ts'
import type { Written } from '../record/schema/written.ts'

/** One object of a record, with its entity in the standard and its path. */
export type WrittenObject = {
  readonly [E in EntityName]: {
    readonly entity: E
    readonly value: Written<E>
    readonly path: Path
  }
}[EntityName]

/** The fields of each entity that hold objects, with the entity of those objects. */
const nested = byEntity(
  (entity): ReadonlyMap<string, EntityName> =>
    new Map(
      Object.entries(cardsOf(entity)).flatMap(([name, { of }]) =>
        of ? [[name, of as EntityName] as const] : [],
      ),
    ),
)

/** Every object in a record, the record itself first. */
export function walk(entity: EntityName, value: object): readonly WrittenObject[] {
  const found: WrittenObject[] = []
  collect(entity, value, [], found)
  return found
}

function collect(entity: EntityName, value: object, path: Path, found: WrittenObject[]): void {
  found.push({ entity, value, path } as WrittenObject)
  for (const name of Object.keys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[name]
    if (typeof inner !== 'object') continue
    const of = nested[entity].get(name)
    if (!of) continue
    if (!Array.isArray(inner)) collect(of, inner as object, [...path, name], found)
    else
      for (let i = 0; i < inner.length; i++)
        if (typeof inner[i] === 'object')
          collect(of, inner[i] as object, [...path, ...entryOf(value, name, i)], found)
  }
}

/** Where an entry of a list is written. Schedules that come from `hours` are the last ones, and point there. */
function entryOf(owner: object, name: string, i: number): Path {
  if (name !== 'schedules') return [name, i]
  const { schedules = [], hours = [] } = owner as Partial<Written<'service'>>
  const first = schedules.length - hours.length
  return i >= first ? ['hours', i - first] : [name, i]
}
