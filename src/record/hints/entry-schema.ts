import type { Schema } from '../schema/schema.ts'
import type { HintContext } from './explanation.ts'

type Resolve = Pick<HintContext, 'resolve'>

/** A schema itself, or the one that its `$ref` names. */
export const resolved = (schema: Schema, { resolve }: Resolve): Schema =>
  schema.$ref ? resolve(schema.$ref) : schema

/** The schema of a field, or of an entry of its list, in its long form. */
export function entrySchema(field: Schema, context: Resolve): Schema {
  const entry = resolved(field.items ?? field, context)
  return entry.else ? resolved(entry.else, context) : entry
}
