import { entityNames } from '../../hsds/entities.ts'
import { cardsOf } from '../schema/cards.ts'

/** The fields by the other names that people write for them, in the order of the standard. */
const FIELDS: ReadonlyMap<string, ReadonlySet<string>> = fieldsByAlias()

function fieldsByAlias(): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>()
  for (const entity of entityNames)
    for (const [field, { aliases }] of Object.entries(cardsOf(entity)))
      for (const alias of aliases?.split(' ') ?? [])
        fields.set(alias, (fields.get(alias) ?? new Set()).add(field))
  return fields
}

/** A name in the spelling of aliases. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '_')

/** The fields that people may mean by a name that is not a field. */
export const fieldsCalled = (name: string): readonly string[] => [
  ...(FIELDS.get(plainName(name)) ?? []),
]
