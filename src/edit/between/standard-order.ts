import type { EntityName } from '../../hsds/entities.ts'
import { entityNames } from '../../hsds/entities.ts'
import { recordSchema } from '../../record/schema/record-schema.ts'
import { type Schema, refOf } from '../../record/schema/schema.ts'
import type { EditsOptions } from '../with-edits.ts'

/** The order of fields of a record, at every depth: that of the standard. */
export function standardOrder(entity: EntityName): NonNullable<EditsOptions['orderAt']> {
  const schemas = new Map(entityNames.map((name) => [refOf(name), recordSchema(name)]))
  return (path) => {
    let schema = schemas.get(refOf(entity))
    for (const step of path) {
      const inner = typeof step === 'number' ? schema?.items : schema?.properties?.[step]
      schema = inner && resolve(inner)
    }
    return schema?.properties && Object.keys(schema.properties)
  }

  /** The schema of a value that is not written in its short form. */
  function resolve(schema: Schema): Schema {
    const long = schema.else ?? schema
    return (long.$ref ? schemas.get(long.$ref) : undefined) ?? long
  }
}
