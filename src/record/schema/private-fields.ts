import { type EntityName, entities, fieldsOf } from '../../hsds/entities.ts'
import { recordSchema } from './record-schema.ts'

/** Terms and times can be written in two ways, and are private in both. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['taxonomy_terms', 'attributes'],
  ['hours', 'schedules'],
])

/** Says of a field whether it is never published, by those that directory.yaml names as `entity.field`. */
export function createIsPrivate(
  privateFields: readonly string[],
): (entity: string, field: string) => boolean {
  const names = new Map<string, Set<string>>()
  for (const written of privateFields) {
    const dot = written.indexOf('.')
    const entity = written.slice(0, dot)
    names.set(entity, (names.get(entity) ?? new Set()).add(written.slice(dot + 1)))
  }
  return (entity, field) => names.get(entity)?.has(LONG_NAMES.get(field) ?? field) ?? false
}

/**
 * Why a field cannot be private: no such field is published, every record must have it, or it is filled in by the
 * generator.
 */
export type Refusal = 'unknown' | 'required' | 'derived'

/** Says of a name under `private_fields`, such as `service.email`, whether it is refused. */
export function refusalOf(name: string): Refusal | undefined {
  const [entity = '', field = '', ...more] = name.split('.')
  if (!isEntity(entity) || more.length > 0) return 'unknown'
  const standard = fieldsOf(entity)
  const { properties = {}, required = [] } = recordSchema(entity)
  if (!Object.hasOwn(standard, field)) return 'unknown'
  if (standard[field]?.required || required.includes(field)) return 'required'
  return !Object.hasOwn(properties, field) || KNOWN_OTHERWISE.includes(name) ? 'derived' : undefined
}

/** Whether a name is refused although records have such a field, of which somebody wants that it is private. */
export function isRefusedInRecords(name: string): boolean {
  const [entity = '', field = ''] = name.split('.')
  if (!isEntity(entity) || refusalOf(name) === undefined) return false
  return Object.hasOwn(recordSchema(entity).properties ?? {}, field)
}

/** Fields that are published from elsewhere as well, so that leaving them out of the records hides nothing. */
const KNOWN_OTHERWISE = ['service.last_modified']

const isEntity = (name: string): name is EntityName => Object.hasOwn(entities, name)
