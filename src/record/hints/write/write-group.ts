import { quoteList } from '../../../text/quote.ts'
import type { Schema } from '../../schema/schema.ts'
import { DECLARE_EXTENSION } from '../declare-extension.ts'
import { mainField } from './main-field.ts'
import { scalar } from './scalar.ts'

/** How to write a text that stands for a whole object. Where its main field is not clear, all fields are named. */
export function writeGroup(name: string, schema: Schema, text: string): string {
  const field = mainField(schema)
  const { properties = { [field]: {} } } = schema
  // Only `extensions:` can have no fields.
  if (Object.keys(properties).length === 0) return DECLARE_EXTENSION
  const inside = Object.hasOwn(properties, field)
    ? `\`${field}: ${scalar(text)}\``
    : quoteList(
        Object.keys(properties).map((one) => `${one}: …`),
        'or',
      )
  return `Write \`${name}:\` on a line of its own, and on the line below, two spaces further in, ${inside}.`
}
