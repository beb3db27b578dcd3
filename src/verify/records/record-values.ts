import { type EntityName, fieldsOf } from '../../hsds/entities.ts'
import type { Field } from '../../hsds/field.ts'
import type { JsonPath } from '../report/finding.ts'
import { asObject } from '../survey/exchange.ts'

/** One value in a record. */
export interface FieldValue {
  readonly path: JsonPath
  readonly value: unknown
  /** Its field in the standard, if there is one. */
  readonly field?: Field
  /** Whether the field and all that it is nested in belong to the UK profile. */
  readonly inProfile: boolean
}

/** Every value in an object, at any depth. `entity` is undefined for an object that is no record. */
export const fieldValuesOf = ({
  entity,
  value,
  path,
}: Omit<Position, 'inProfile'> & { readonly value: object }): Generator<FieldValue> =>
  walk(value, { entity, path, inProfile: true })

interface Position {
  readonly entity: EntityName | undefined
  readonly path: JsonPath
  readonly inProfile: boolean
}

function* walk(value: object, { entity, path, inProfile }: Position): Generator<FieldValue> {
  for (const [name, inner] of Object.entries(value)) {
    const field = entity && fieldOf(entity, name)
    const here = [...path, name]
    const isProfile = inProfile && field?.edition === 'uk'
    yield { path: here, value: inner, ...(field && { field }), inProfile: isProfile }
    const within = { entity: field?.of as EntityName | undefined, inProfile: isProfile }
    for (const [at, one] of entriesOf(inner, here)) {
      if (Array.isArray(inner)) yield { path: at, value: one, inProfile: isProfile }
      const object = asObject(one)
      if (object) yield* walk(object, { ...within, path: at })
    }
  }
}

/** The items of an array with their paths; any other value as the only one. */
const entriesOf = (value: unknown, path: JsonPath): readonly (readonly [JsonPath, unknown])[] =>
  Array.isArray(value) ? value.map((one, index) => [[...path, index], one]) : [[path, value]]

/** An object of the standard: a record, or an entity nested in it. */
export interface EntityObject {
  readonly entity: EntityName
  readonly value: Readonly<Record<string, unknown>>
  readonly path: JsonPath
  /** The object that it is nested in. */
  readonly owner?: EntityObject
}

/** A record and the entities nested in it, at any depth. */
export function* entityObjectsOf(object: EntityObject): Generator<EntityObject> {
  const { entity, value, path } = object
  yield object
  for (const [name, inner] of Object.entries(value)) {
    const of = fieldOf(entity, name)?.of as EntityName | undefined
    if (!of) continue
    for (const [at, one] of entriesOf(inner, [...path, name])) {
      const nested = asObject(one)
      if (nested) yield* entityObjectsOf({ entity: of, value: nested, path: at, owner: object })
    }
  }
}

const fieldOf = (entity: EntityName, name: string): Field | undefined => {
  const fields = fieldsOf(entity)
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
