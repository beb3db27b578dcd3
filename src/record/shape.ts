import type { EntityName } from '../hsds/entities.ts'
import type { Diagnostic, Path } from '../diagnostic.ts'
import type { Schema } from './schema.ts'
import type { Raw } from './yaml.ts'

/** What the shaping of one file has to know, and what it finds on the way. */
export interface Shaping {
  readonly file: string
  /** Finds a schema by its `$ref`. */
  readonly resolve: (ref: string) => Schema
  /** Values for fields that a record leaves out, by entity. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Fields that are never published, as `entity.field`. */
  readonly privateFields: ReadonlySet<string>
  readonly diagnostics: Diagnostic[]
  /** Fields that are written without a value, as JSON pointers. */
  readonly blanks: Set<string>
}

type Shaped = unknown

/**
 * Gives the text of a YAML file the types of its schema: numbers, booleans, long forms in place of short ones. What is
 * blank is dropped, what is private is dropped, defaults are filled in. A text that is no number stays text; it is for
 * the validator to say so.
 */
export function shape(schema: Schema, raw: Raw, path: Path, shaping: Shaping): Shaped {
  if (schema.$ref) return shape(shaping.resolve(schema.$ref), raw, path, shaping)
  if (schema.if)
    return shape((typeof raw === 'string' ? schema.then : schema.else) ?? {}, raw, path, shaping)
  if (typeof raw === 'string') return shapeText(schema, raw, path, shaping)
  if (Array.isArray(raw))
    return raw.map((item, i) => shape(schema.items ?? {}, item as Raw, [...path, i], shaping))
  if (raw !== null && schema.properties)
    return shapeObject(schema, raw as { readonly [key: string]: Raw }, path, shaping)
  if (raw !== null && typeof schema.additionalProperties === 'object')
    return shapeMap(
      schema.additionalProperties,
      raw as { readonly [key: string]: Raw },
      path,
      shaping,
    )
  return raw
}

/** Numbers as JSON writes them (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u2028\u2029\uFFFE\uFFFF]/

function shapeText(schema: Schema, raw: string, path: Path, shaping: Shaping): Shaped {
  if (schema.short) return shape(schema, { [schema.short]: raw }, path, shaping)
  if (schema.type === 'number' || schema.type === 'integer')
    return JSON_NUMBER.test(raw) ? Number(raw) : raw
  if (schema.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  if (CONTROL.test(raw))
    shaping.diagnostics.push({
      code: 'wrong-format',
      message: 'This text holds a character that cannot be seen and cannot be published.',
      hint: 'Write the text anew; it was probably copied from another program.',
      place: { file: shaping.file, path },
    })
  return raw
}

function shapeObject(
  schema: Schema,
  raw: { readonly [key: string]: Raw },
  path: Path,
  shaping: Shaping,
): Readonly<Record<string, unknown>> {
  const entity = schema.$id?.replace(/^\/record\//, '')
  const shaped: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'private' && entity) continue
    const here = [...path, key]
    const field = Object.hasOwn(schema.properties ?? {}, key) ? schema.properties?.[key] : undefined
    if (!field) {
      if (schema.additionalProperties === false)
        shaping.diagnostics.push(unknown(schema, key, here, shaping.file))
      continue
    }
    if (shaping.privateFields.has(`${entity}.${key}`)) continue
    const item = isBlank(value) ? undefined : shape(field, value, here, shaping)
    if (item === undefined || isEmpty(item)) shaping.blanks.add(pointer(here))
    else shaped[key] = item
  }
  return { ...shaping.defaults[entity as EntityName], ...shaped }
}

function shapeMap(
  items: Schema,
  raw: { readonly [key: string]: Raw },
  path: Path,
  shaping: Shaping,
): Shaped {
  const entries = Object.entries(raw).filter(
    ([key, value]) => key !== '__proto__' && !isBlank(value),
  )
  return Object.fromEntries(
    entries.map(([key, value]) => [key, shape(items, value, [...path, key], shaping)]),
  )
}

const isBlank = (raw: Raw) => raw === null || (typeof raw === 'string' && raw.trim() === '')
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** A path as a JSON pointer (RFC 6901), as the validator writes it. */
export const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function unknown(schema: Schema, key: string, path: Path, file: string): Diagnostic {
  const place = { file, path, at: 'key' } as const
  const instead = Object.hasOwn(schema.filledIn ?? {}, key) ? schema.filledIn?.[key] : undefined
  if (instead === undefined)
    return {
      code: 'unknown-field',
      message: `\`${key}\` is not a field that is known here.`,
      hint: `Known here are ${Object.keys(schema.properties ?? {}).join(', ')}. A note that is not for the public belongs under \`private:\`.`,
      place,
    }
  return {
    code: 'derived-field',
    message: `\`${key}\` is filled in by itself and must not be written.`,
    hint: schema.properties?.[instead]
      ? `Write \`${instead}:\` with a slug in its place.`
      : 'Take this line out.',
    place,
  }
}
