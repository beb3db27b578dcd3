import type { UnknownField } from '../../shape/issue.ts'
import type { HintContext } from '../explanation.ts'
import { writeField } from '../write/write-field.ts'

/** How to write the text of an unknown field in another field of its object; undefined where it is no text. */
export function writeText(
  { actual, expected }: UnknownField,
  field: string,
  context: HintContext,
): string | undefined {
  const schema = expected.properties?.[field]
  return typeof actual === 'string' && schema
    ? writeField(field, schema, actual, context)
    : undefined
}
