import { isObject } from '../../text/is-object.ts'
import type { Path } from '../../diagnostics/diagnostic.ts'
import { formats } from '../schema/formats.ts'
import type { Schema } from '../schema/schema.ts'

/** One keyword of a schema that a value does not meet. */
export interface Mismatch {
  readonly keyword: Keyword
  readonly path: Path
  readonly actual: unknown
  /** The schema that has the keyword. */
  readonly schema: Schema
  /** With `required`: the field that is missing. */
  readonly missing?: string
}

export type Keyword =
  | 'type'
  | 'enum'
  | 'format'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'required'
  | 'additionalProperties'

/** Everything in which a value differs from a schema, in the order of the value; of one value, its type first. */
export type FindMismatches = (schema: Schema, value: unknown) => readonly Mismatch[]

/**
 * Judges values by schemas that refer to each other. It interprets the keywords of `Schema` and no others, so that nothing is
 * compiled before the first record, and a browser needs no permission to make code from text.
 */
export function createFindMismatches(resolve: (ref: string) => Schema): FindMismatches {
  const patterns = new Map<string, RegExp>()

  /** A pattern with the flags of JSON Schema, from a cache. */
  function patternOf(pattern: string): RegExp {
    const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
    patterns.set(pattern, known)
    return known
  }

  return (whole, root) => {
    const found: Mismatch[] = []
    const path: (string | number)[] = []

    const report = (keyword: Keyword, schema: Schema, actual: unknown, missing?: string) =>
      found.push({
        keyword,
        path: [...path],
        actual,
        schema,
        ...(missing !== undefined && { missing }),
      })

    function judge(schema: Schema, value: unknown): void {
      if (schema.$ref) return judge(resolve(schema.$ref), value)
      if (schema.if) {
        const branch = typeof value === 'string' ? schema.then : schema.else
        return branch && judge(branch, value)
      }
      if (schema.type && !isOf(schema.type, value)) report('type', schema, value)
      if (typeof value === 'number') judgeNumber(schema, value)
      else if (typeof value === 'string') judgeText(schema, value)
      if (schema.enum && !schema.enum.includes(value as string)) report('enum', schema, value)
      if (Array.isArray(value)) judgeList(schema, value)
      else if (typeof value === 'object' && value !== null)
        judgeObject(schema, value as Readonly<Record<string, unknown>>)
    }

    function judgeNumber(schema: Schema, number: number): void {
      const { minimum = -Infinity, maximum = Infinity } = schema
      if (number > maximum) report('maximum', schema, number)
      if (number < minimum) report('minimum', schema, number)
    }

    function judgeText(schema: Schema, text: string): void {
      const { pattern, format } = schema
      if (pattern !== undefined && !patternOf(pattern).test(text)) report('pattern', schema, text)
      if (format !== undefined && !formats[format]?.test(text)) report('format', schema, text)
    }

    function judgeList(schema: Schema, list: readonly unknown[]): void {
      const { items, minItems = 0 } = schema
      if (list.length < minItems) report('minItems', schema, list)
      if (items) list.forEach((item, i) => inside(i, items, item))
    }

    function judgeObject(schema: Schema, object: Readonly<Record<string, unknown>>): void {
      const { properties = {}, additionalProperties, required = [] } = schema
      for (const name of required)
        if (!Object.hasOwn(object, name) || object[name] === undefined)
          report('required', schema, object, name)
      for (const name of Object.keys(object)) {
        const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
        if (inner) inside(name, inner, object[name])
        else if (inner === false) report('additionalProperties', schema, object)
      }
    }

    function inside(step: string | number, schema: Schema, value: unknown): void {
      path.push(step)
      judge(schema, value)
      path.pop()
    }

    judge(whole, root)
    return found
  }
}

function isOf(type: NonNullable<Schema['type']>, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  return typeof value === type
}
