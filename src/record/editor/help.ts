import { examplesOf, suggestedOf } from '../schema/examples.ts'
import type { Schema } from '../schema/schema.ts'

/** What an editor shows about a field: what it is, an example, its default, and how to fill it in. */
export function describe(
  schema: Schema,
  byDefault?: unknown,
): { readonly description: string; readonly markdownDescription?: string } {
  const [example] = schema.suggest ? [] : examplesOf(schema)
  const description = [
    schema.description,
    byDefault !== undefined && `Left out, it is ${String(byDefault)}.`,
    example !== undefined && `For example: ${example}`,
  ]
    .filter(Boolean)
    .join(' ')
  const { help } = schema
  return { description, ...(help && { markdownDescription: `${description}\n\n${help}` }) }
}

/** The examples that an editor suggests as values, as a keyword of JSON Schema. */
export function suggestions(schema: Schema): { readonly examples?: readonly (string | number)[] } {
  const examples = suggestedOf(schema)
  return examples.length > 0 ? { examples } : {}
}
