import { tellBlankSwitch } from './blank-switch.ts'
import { tellEmptyPrivate } from './empty-private.ts'
import { tellGlued } from './missing-space.ts'
import { isHollow, tellHollow } from './empty-entry.ts'
import { parseHoursList } from '../hours/list.ts'
import { toPointer } from './pointer.ts'
import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import { type Schema, entityOf } from '../schema/schema.ts'
import type { Shaping } from './shaping.ts'
import { tellStray } from './unknown-field.ts'
import { type Strays, straysIn } from './unknown-fields.ts'
import { tellUnpublishable } from './unpublishable.ts'

type Shaped = unknown

/**
 * Gives the text of a YAML file the types of its schema: numbers, booleans, long forms in place of short ones. What is
 * blank is dropped, what is private is dropped, defaults are filled in. A text that is no number stays text; it is for
 * the validator to say so.
 */
export function shape(schema: Schema, raw: Raw, shaping: Shaping): Shaped {
  if (schema.$ref) return shape(shaping.resolve(schema.$ref), raw, shaping)
  if (typeof raw === 'string' && tellGlued(schema, raw, shaping)) return raw
  if (schema.if)
    return shape((typeof raw === 'string' ? schema.then : schema.else) ?? {}, raw, shaping)
  if (typeof raw === 'string') return shapeText(schema, raw, shaping)
  if (Array.isArray(raw)) return shapeList(schema.items ?? {}, raw as readonly Raw[], shaping)
  if (raw !== null && schema.properties) return shapeObject(schema, raw as RawObject, shaping)
  if (raw !== null && typeof schema.additionalProperties === 'object')
    return shapeMap(schema.additionalProperties, raw as RawObject, shaping)
  return raw
}

/** Shapes what stands one step further in. */
function shapeInside(step: string | number, schema: Schema, raw: Raw, shaping: Shaping): Shaped {
  shaping.path.push(step)
  const shaped = shape(schema, raw, shaping)
  shaping.path.pop()
  return shaped
}

/** Numbers as JSON writes them (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

function shapeText(schema: Schema, raw: string, shaping: Shaping): Shaped {
  if (schema.short) return shape(schema, { [schema.short]: raw }, shaping)
  if (schema.type === 'number' || schema.type === 'integer')
    return JSON_NUMBER.test(raw) && Number.isFinite(Number(raw)) ? Number(raw) : raw
  if (schema.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  tellUnpublishable(schema, raw, shaping)
  return raw
}

/** A list keeps its blank entries, as null, so that they are told and the others keep their positions. */
const shapeList = (items: Schema, raw: readonly Raw[], shaping: Shaping): Shaped =>
  raw.map((item, i) => {
    if (isBlank(item)) return null
    const entry = shapeInside(i, items, item, shaping)
    if (!isEmpty(entry) || !isHollow(item)) return entry
    // Where something is required, that is told as missing.
    const { required = [] } = items.$ref ? shaping.resolve(items.$ref) : items
    if (required.length > 0) return entry
    tellHollow(item, i, shaping)
    return null
  })

function shapeObject(schema: Schema, raw: RawObject, shaping: Shaping): Shaped {
  const { properties = {} } = schema
  const entity = entityOf(schema)
  const shaped: Record<string, unknown> = { ...shaping.defaults[entity] }
  let strays: Strays | undefined
  for (const key of Object.keys(raw)) {
    if (key === 'private') {
      tellEmptyPrivate(raw, schema, shaping)
      continue
    }
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (!field) {
      strays ??= straysIn(raw, schema)
      tellStray({ key, ...strays }, shaping)
      continue
    }
    if (shaping.isPrivate(entity, key)) continue
    const value = raw[key] as Raw
    if (isBlank(value)) tellBlankSwitch(key, shaping)
    const item = isBlank(value) ? undefined : shapeInside(key, field, value, shaping)
    if (item === undefined || isEmpty(item)) shaping.blanks.add(toPointer([...shaping.path, key]))
    else shaped[key] = item
  }
  return shaped.hours === undefined || !properties.hours?.becomes
    ? shaped
    : { ...shaped, ...addSchedules(properties, shaped, shaping) }
}

/** What `hours` say as schedules, behind those that are written out. Problems are told at the very entry. */
function addSchedules(
  properties: Readonly<Record<string, Schema>>,
  { hours, schedules = [] }: Readonly<Record<string, unknown>>,
  shaping: Shaping,
) {
  const { file, path, diagnostics } = shaping
  const isHidden = (name: string) => shaping.isPrivate('schedule', name)
  const added: Shaped[] = []
  for (const { problem, schedule, path: inner } of parseHoursList(hours as Raw)) {
    const here = [...path, 'hours', ...inner]
    if (problem) diagnostics.push({ ...problem, place: { file, path: here } })
    if (!schedule) continue
    const isPlain = (name: string) => name !== 'description' && name !== 'notes'
    // Words that hold what is private would tell it.
    const tells = Object.keys(schedule).some((name) => isPlain(name) && isHidden(name))
    const raw = Object.entries(schedule)
      .filter(([name]) => !tells || name !== 'description')
      .map(([name, value]) => [name, String(value)])
    const quiet = { ...shaping, path: here, diagnostics: [] }
    added.push(shape(properties.schedules?.items ?? {}, Object.fromEntries(raw), quiet))
  }
  return {
    hours: typeof hours === 'string' ? [hours] : hours,
    ...(Array.isArray(schedules) && { schedules: [...(schedules as Shaped[]), ...added] }),
  }
}

const shapeMap = (items: Schema, raw: RawObject, shaping: Shaping): Shaped =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([key, value]) => key !== 'private' && !isBlank(value))
      .map(([key, value]) => [key, shapeInside(key, items, value, shaping)]),
  )

const isEmpty = (value: unknown) =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null && Object.keys(value).length === 0
