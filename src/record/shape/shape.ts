import { type Schema, entityOf } from '../schema/schema.ts'
import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import { reportBlankHours } from './blank-hours.ts'
import { reportBlankSwitch } from './blank-switch.ts'
import { isEmptyEntry, reportEmptyEntry } from './empty-entry.ts'
import { reportEmptyPrivate } from './empty-private.ts'
import { reportPrivatePasswords } from './private-password.ts'
import { schedulesOfHours } from './hours-schedules.ts'
import { reportMissingSpace } from './missing-space.ts'
import { toPointer } from './pointer.ts'
import type { ShapeContext } from './shape-context.ts'
import { reportUnknownField } from './unknown-field.ts'
import { reportUnpublishableText } from './unpublishable-text.ts'

type Shaped = unknown

/**
 * Gives raw values the types of a schema: numbers, booleans, long forms in place of short ones. Blank and private fields
 * are dropped, defaults are filled in. A text that is no number stays text, and the validator reports it.
 */
export function shape(schema: Schema, raw: Raw, context: ShapeContext): Shaped {
  if (schema.$ref) return shape(context.resolve(schema.$ref), raw, context)
  if (typeof raw === 'string' && reportMissingSpace(schema, raw, context)) return raw
  if (schema.if)
    return shape((typeof raw === 'string' ? schema.then : schema.else) ?? {}, raw, context)
  if (typeof raw === 'string') return shapeText(schema, raw, context)
  if (Array.isArray(raw)) return shapeList(schema.items ?? {}, raw as readonly Raw[], context)
  if (raw !== null && schema.properties) return shapeObject(schema, raw as RawObject, context)
  if (raw !== null && typeof schema.additionalProperties === 'object')
    return shapeMap(schema.additionalProperties, raw as RawObject, context)
  return raw
}

/** Shapes the value of a field, or an entry of a list. */
function shapeInside(
  step: string | number,
  schema: Schema,
  raw: Raw,
  context: ShapeContext,
): Shaped {
  context.path.push(step)
  const shaped = shape(schema, raw, context)
  context.path.pop()
  return shaped
}

/** Numbers as JSON writes them (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function shapeText(schema: Schema, raw: string, context: ShapeContext): Shaped {
  if (schema.short) return shape(schema, { [schema.short]: raw }, context)
  if (schema.type === 'number' || schema.type === 'integer')
    return JSON_NUMBER.test(raw) && Number.isFinite(Number(raw)) ? Number(raw) : raw
  if (schema.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  reportUnpublishableText(schema, raw, context)
  return raw
}

/** Blank entries stay in the list as null, so that they are reported and the others keep their indices. */
const shapeList = (items: Schema, raw: readonly Raw[], context: ShapeContext): Shaped =>
  raw.map((item, i) => {
    if (isBlank(item)) return null
    const entry = shapeInside(i, items, item, context)
    if (!isEmpty(entry) || !isEmptyEntry(item)) return entry
    // Where a field is required, the validator reports it as missing.
    const { required = [] } = items.$ref ? context.resolve(items.$ref) : items
    if (required.length > 0) return entry
    reportEmptyEntry(item, i, context)
    return null
  })

function shapeObject(schema: Schema, raw: RawObject, context: ShapeContext): Shaped {
  const { properties = {} } = schema
  const entity = entityOf(schema)
  const shaped: Record<string, unknown> = Object.assign({}, context.defaults[entity])
  let above: string | undefined
  for (const key of Object.keys(raw)) {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (key === 'private') {
      reportEmptyPrivate(raw, schema, context)
      reportPrivatePasswords(raw.private as Raw, [...context.path, 'private'], context)
    } else if (!field) reportUnknownField(key, { raw, schema, above }, context)
    else if (!context.isPrivate(schema.translates ?? entity, key)) {
      if (field.becomes) reportBlankHours(key, raw, schema, context)
      const value = shapeField(key, field, raw[key] as Raw, context)
      if (value !== undefined) shaped[key] = value
    }
    if (field) above = key
  }
  for (const [name, value] of Object.entries(context.defaults[entity] ?? {})) {
    const { beside } = properties[name] ?? {}
    if (beside && shaped[beside] === undefined && shaped[name] === value && !raw[name])
      delete shaped[name]
  }
  return shaped.hours === undefined || !properties.hours?.becomes
    ? shaped
    : { ...shaped, ...withSchedules(properties, shaped, context) }
}

/** The value of a field; undefined where it is blank. */
function shapeField(key: string, field: Schema, raw: Raw, context: ShapeContext): Shaped {
  if (isBlank(raw)) reportBlankSwitch(key, raw, context)
  const value = isBlank(raw) ? undefined : shapeInside(key, field, raw, context)
  if (value !== undefined && !isEmpty(value)) return value
  // A rule says so, because somebody meant to write something there.
  if (field.translates) return {}
  context.blanks.add(toPointer([...context.path, key]))
  return undefined
}

/** `hours`, and `schedules` with those that hours stand for at the end. */
function withSchedules(
  properties: Readonly<Record<string, Schema>>,
  { hours, schedules = [] }: Readonly<Record<string, unknown>>,
  context: ShapeContext,
) {
  const items = properties.schedules?.items ?? {}
  const added = schedulesOfHours(hours as Raw, context).map(({ path, schedule }) =>
    shape(items, schedule, { ...context, path: [...path], issues: [] }),
  )
  return {
    hours: typeof hours === 'string' ? [hours] : hours,
    ...(Array.isArray(schedules) && { schedules: [...(schedules as Shaped[]), ...added] }),
  }
}

const shapeMap = (items: Schema, raw: RawObject, context: ShapeContext): Shaped =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([key, value]) => key !== 'private' && !isBlank(value))
      .map(([key, value]) => [key, shapeInside(key, items, value, context)]),
  )

const isEmpty = (value: unknown) =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null && Object.keys(value).length === 0
