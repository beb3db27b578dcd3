import { type EntityName, byEntity } from '../hsds/entities.ts'
import type { Path } from '../diagnostics/diagnostic.ts'
import { entriesIn } from '../times/hours/entries/several-entries.ts'
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
    if (!Array.isArray(inner)) {
      collect(of, inner as object, [...path, name], found)
      continue
    }
    const hours = name === 'schedules' ? entriesOfHours(value) : []
    const own = inner.length - hours.length
    for (let i = 0; i < inner.length; i++)
      if (typeof inner[i] === 'object')
        collect(of, inner[i] as object, [...path, ...(hours[i - own] ?? [name, i])], found)
  }
}

/** Where the last schedules of an object are written, if they come from `hours`. An entry there may stand for several. */
function entriesOfHours(owner: object): readonly Path[] {
  const { hours = [] } = owner as Partial<Written<'service'>>
  return hours.flatMap((text, i) => entriesIn(text).map(() => ['hours', i]))
}
