import { formats } from '../schema/formats.ts'
import type { Schema } from '../schema/schema.ts'

/** Whether a value conforms to a schema, without saying why not. */
export type Conforms = (schema: Schema, value: unknown) => boolean

/**
 * A check for values that are most likely valid, as in nearly all records: no schema is compiled until one is not. It knows
 * the keywords of `Schema` and no others.
 */
export function createConforms(resolve: (ref: string) => Schema): Conforms {
  const patterns = new Map<string, RegExp>()

  function conforms(schema: Schema, value: unknown): boolean {
    if (schema.$ref) return conforms(resolve(schema.$ref), value)
    if (schema.if)
      return conforms((typeof value === 'string' ? schema.then : schema.else) ?? {}, value)
    if (schema.enum && !schema.enum.includes(value as string)) return false
    if (typeof value === 'string') return isOf(schema, 'string') && isText(schema, value)
    if (typeof value === 'number') return isNumber(schema, value)
    if (typeof value === 'boolean') return isOf(schema, 'boolean')
    if (Array.isArray(value)) return isOf(schema, 'array') && isList(schema, value)
    return (
      typeof value === 'object' &&
      value !== null &&
      isOf(schema, 'object') &&
      isObject(schema, value as Record<string, unknown>)
    )
  }

  const isText = ({ format, pattern }: Schema, text: string) =>
    (format === undefined || formats[format]?.test(text) === true) &&
    (pattern === undefined || patternOf(pattern).test(text))

  /** A pattern with the flags of JSON Schema, from a cache. */
  function patternOf(pattern: string): RegExp {
    const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
    patterns.set(pattern, known)
    return known
  }

  const isList = ({ items, minItems = 0 }: Schema, list: readonly unknown[]) =>
    list.length >= minItems && (!items || list.every((item) => conforms(items, item)))

  function isObject(schema: Schema, object: Readonly<Record<string, unknown>>): boolean {
    const { properties = {}, additionalProperties, required = [] } = schema
    if (!required.every((name) => object[name] !== undefined)) return false
    return Object.keys(object).every((name) => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      return inner === undefined || (inner !== false && conforms(inner, object[name]))
    })
  }

  return conforms
}

function isNumber(schema: Schema, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema
  return (
    (isOf(schema, 'number') || (isOf(schema, 'integer') && Number.isInteger(number))) &&
    number >= minimum &&
    number <= maximum
  )
}

const isOf = ({ type }: Schema, wanted: Schema['type']) => type === undefined || type === wanted
