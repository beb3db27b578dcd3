import type { Schema } from '../schema/schema.ts'
import type { ShapeContext } from './shape-context.ts'

/** The name of a field, and its value directly after the colon. */
const FIELD = /^([a-z][a-z0-9_]*):(\S.*)$/s
/** Before the next field of that form. */
const NEXT = / (?=[a-z][a-z0-9_]*:)/

/**
 * Reports a text that was meant as a field, where an object can stand: in `number:0117 496 0123` no space follows the
 * colon, so YAML reads it as text. Returns whether it is one.
 */
export function reportMissingSpace(
  schema: Schema,
  actual: string,
  { path, resolve, issues }: ShapeContext,
): boolean {
  const { properties } = schema.else?.$ref ? resolve(schema.else.$ref) : schema
  const [, name = '', rest = ''] = (properties && FIELD.exec(actual)) ?? []
  if (!properties || !Object.hasOwn(properties, name)) return false
  const [value = ''] = rest.replace(/\s+/g, ' ').split(NEXT)
  issues.push({
    kind: 'missing-space',
    code: 'wrong-type',
    path: [...path],
    actual,
    expected: { name, value },
  })
  return true
}
