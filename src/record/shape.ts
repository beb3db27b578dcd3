import type { Diagnostic, Path } from '../diagnostic.ts'
import { findHome } from './homes.ts'
import { parseHoursList } from './hours/list.ts'
import { hidesInWord, looksBlank, withoutInvisible } from './invisible.ts'
import { hasSwallowed } from './privacy/swallowed.ts'
import { quote } from './quote.ts'
import { type Schema, entityOf } from './schema.ts'
import type { Raw } from './raw.ts'
import type { Shaping } from './shaping.ts'

type Shaped = unknown
type RawObject = { readonly [key: string]: Raw }

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

/** What is on every keyboard, as almost all texts are; they need no closer look. */
const PLAIN = /^[\n\t -~]*$/
/** Numbers as JSON writes them (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/**
 * Control characters, the separators that end a line in JavaScript, what turns the direction of a text round, halves of
 * characters, and what is no character.
 */
const UNPUBLISHABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202D\u202E\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

function shapeText(schema: Schema, raw: string, shaping: Shaping): Shaped {
  if (schema.short) return shape(schema, { [schema.short]: raw }, shaping)
  if (schema.type === 'number' || schema.type === 'integer')
    return JSON_NUMBER.test(raw) && Number.isFinite(Number(raw)) ? Number(raw) : raw
  if (schema.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  if (!PLAIN.test(raw) && (UNPUBLISHABLE.test(raw) || hidesInWord(raw, isExact(schema))))
    shaping.diagnostics.push({
      code: 'wrong-format',
      message: 'This text holds a character that cannot be seen and cannot be published.',
      hint: 'Write the text anew; it was probably copied from another program.',
      place: { file: shaping.file, path: [...shaping.path] },
    })
  if (hasSwallowed(raw, shaping.text))
    shaping.diagnostics.push({
      code: 'private-in-text',
      message: 'A line `private:` is part of this text, so that all below it would be published.',
      hint: 'Write `private:` as far to the left as the name of this field.',
      place: { file: shaping.file, path: [...shaping.path] },
    })
  return raw
}

/** Tells of a text that was meant as a field and its value, as `number:0117 496 0123` was, where a group could stand. */
function tellGlued(
  schema: Schema,
  raw: string,
  { file, path, resolve, diagnostics }: Shaping,
): boolean {
  const { properties } = schema.else?.$ref ? resolve(schema.else.$ref) : schema
  const [, name = '', rest = ''] = (properties && GLUED.exec(raw)) ?? []
  if (!properties || !Object.hasOwn(properties, name)) return false
  const [value = ''] = rest.replace(/\s+/g, ' ').split(NEXT)
  diagnostics.push({
    code: 'wrong-type',
    message: `There is no space after the colon of ${quote(`${name}:`)}.`,
    hint: `Write ${quote(`${name}: ${value}`)}.`,
    place: { file, path: [...path] },
  })
  return true
}

/** The name of a field, and its value right behind the colon. */
const GLUED = /^([a-z][a-z0-9_]*):(\S.*)$/s
/** Before the next field of the kind. */
const NEXT = / (?=[a-z][a-z0-9_]*:)/

/** Whether something else than words is wanted. */
const isExact = ({ enum: values, format, pattern }: Schema) =>
  values !== undefined || format !== undefined || pattern !== undefined

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

/** Whether nothing is written in a group of fields, but for what is private. */
const isHollow = (raw: Raw): boolean =>
  isBlank(raw) ||
  (typeof raw === 'object' &&
    Object.entries(raw as RawObject).every(([key, value]) => key === 'private' || isHollow(value)))

function tellHollow(raw: Raw, i: number, { file, path, diagnostics }: Shaping): void {
  const isPrivate = Object.hasOwn(raw as RawObject, 'private')
  diagnostics.push({
    code: 'wrong-type',
    message: `An entry of ${quote(path.at(-1))} holds nothing that is published.`,
    hint:
      isPrivate && i > 0
        ? 'If it belongs to the entry above, write a space in place of its dash. If not, put its notes below a `private:` of the record.'
        : isPrivate
          ? 'Write something beside it, or put its notes below a `private:` of the record.'
          : 'Write something in it, or take it out.',
    place: { file, path: [...path, i] },
  })
}

function shapeObject(schema: Schema, raw: RawObject, shaping: Shaping): Shaped {
  const { properties = {} } = schema
  const entity = entityOf(schema)
  const shaped: Record<string, unknown> = { ...shaping.defaults[entity] }
  for (const key of Object.keys(raw)) {
    if (key === 'private') continue
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (!field) {
      shaping.diagnostics.push(unknown(schema, key, raw, shaping))
      continue
    }
    if (shaping.isPrivate(entity, key)) continue
    const value = raw[key] as Raw
    const item = isBlank(value) ? undefined : shapeInside(key, field, value, shaping)
    if (item === undefined || isEmpty(item)) shaping.blanks.add(pointer([...shaping.path, key]))
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

const isBlank = (raw: Raw) => raw === null || (typeof raw === 'string' && looksBlank(raw))
const isEmpty = (value: unknown) =>
  Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** A path as a JSON pointer (RFC 6901), as the validator writes it. */
export const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function unknown(schema: Schema, key: string, raw: RawObject, shaping: Shaping): Diagnostic {
  const { file, path, meant } = shaping
  const place = { file, path: [...path, key], at: 'key' } as const
  if (Object.hasOwn(schema.filledIn ?? {}, key)) {
    const instead = schema.filledIn?.[key]
    if (instead?.field) meant.add(pointer([...path, instead.field]))
    return {
      code: 'derived-field',
      message: `\`${key}\` is filled in by itself and must not be written.`,
      hint: instead?.hint ?? 'Take this line out.',
      place,
    }
  }
  const seen = withoutInvisible(key)
  if (seen !== key && Object.hasOwn(schema.properties ?? {}, seen)) {
    meant.add(pointer([...path, seen]))
    return {
      code: 'unknown-field',
      message: `The name ${quote(seen)} holds a character that cannot be seen.`,
      hint: 'Type the name anew; it was probably copied from another program.',
      place,
    }
  }
  const home = findHome({ key, raw, schema }, shaping)
  if (home.field) meant.add(pointer([...path, home.field]))
  const isOwn = path.includes('extensions') && !home.field
  return {
    code: 'unknown-field',
    message: `${quote(key)} is not a field that is known here.`,
    hint: isOwn
      ? 'Fields of your own are declared under `extensions:` in directory.yaml.'
      : home.hint,
    place,
  }
}
