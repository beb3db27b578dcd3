import { formats } from './formats.ts'
import type { Schema } from './schema.ts'

/** Examples of what a field can hold: its own, or that of its format. Choices need none. */
export function examplesOf({
  examples,
  format,
  enum: values,
}: Schema): readonly (string | number)[] {
  if (values) return []
  const { example } = (format && formats[format]) || {}
  return examples ?? (example === undefined ? [] : [example])
}

/** Examples that many records have as values. Others only show the format; if suggested, they would get published. */
export const suggestedOf = (schema: Schema): readonly (string | number)[] =>
  schema.suggest ? examplesOf(schema) : []
