import { examplesOf } from '../../schema/examples.ts'
import type { Schema } from '../../schema/schema.ts'

/** An example of a field of an object; undefined where an example would be published as it is. */
export function sample(schema: Schema, field: string): string | undefined {
  const inner = schema.properties?.[field] ?? {}
  if (inner.enum) return inner.enum[0]
  if (inner.type === 'boolean') return 'true'
  if (OWN_WORDS.includes(field)) return undefined
  const [example] = examplesOf(inner)
  return example === undefined ? undefined : String(example)
}

/** Fields that need words of the editor's own. */
const OWN_WORDS = ['description', 'slug', 'id']

/** A line with that example, between backticks. */
export function exampleLine(field: string, schema: Schema): string | undefined {
  const example = sample(schema, field)
  return example === undefined ? undefined : `\`${field}: ${example}\``
}
