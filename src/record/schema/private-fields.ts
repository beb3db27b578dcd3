import { type EntityName, entities, fieldsOf } from '../../hsds/entities.ts'
import { cardOf } from './cards.ts'
import { recordSchema } from './record-schema.ts'

/** Whether a field is private, by the names under `private_fields`, each `entity.field`. */
export function createIsPrivate(
  privateFields: readonly string[],
): (entity: string, field: string) => boolean {
  const names = new Map<string, Set<string>>()
  for (const name of privateFields) {
    const [entity = '', field = ''] = name.split('.')
    names.set(entity, (names.get(entity) ?? new Set()).add(field))
  }
  return (entity, field) => {
    const fields = names.get(entity)
    return fields !== undefined && fields.has(longForm(entity as EntityName, field))
  }
}

/** Terms and times can be written in a short and a long form. Both are private if the long form is. */
function longForm(entity: EntityName, field: string): string {
  const { becomes, shortFor } = cardOf(entity, field) ?? {}
  return becomes ?? shortFor ?? field
}

/**
 * Why a field cannot be private: it is not published at all, every record must have it, or the generator fills it in.
 */
export type Refusal = 'unknown' | 'required' | 'derived'

/** Why a name under `private_fields`, such as `service.email`, is refused, if it is. */
export function refusalOf(name: string): Refusal | undefined {
  const [entity = '', field = '', ...more] = name.split('.')
  if (!isEntity(entity) || more.length > 0) return 'unknown'
  const standard = fieldsOf(entity)
  const { properties = {}, required = [] } = recordSchema(entity)
  if (!Object.hasOwn(standard, field)) return 'unknown'
  if (standard[field]?.required || required.includes(field)) return 'required'
  return !Object.hasOwn(properties, field) || DERIVED_AS_WELL.includes(name) ? 'derived' : undefined
}

/** Whether a name is refused although records have such a field: the publisher wants to hide it and cannot. */
export function isRefusedInRecords(name: string): boolean {
  const [entity = '', field = ''] = name.split('.')
  if (!isEntity(entity) || refusalOf(name) === undefined) return false
  return Object.hasOwn(recordSchema(entity).properties ?? {}, field)
}

/** Fields that editors can write and that are also derived, so that removing them from the records hides nothing. */
const DERIVED_AS_WELL = ['service.last_modified']

const isEntity = (name: string): name is EntityName => Object.hasOwn(entities, name)
