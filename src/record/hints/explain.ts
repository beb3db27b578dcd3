import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { isAxis } from '../../places/coordinate.ts'
import { correctionOf } from './correction.ts'
import { degreesHint } from '../../places/degrees.ts'
import { type TextFormat, formats } from '../schema/formats.ts'
import { list, quote } from '../../text/quote.ts'
import type { Schema } from '../schema/schema.ts'
import { COUNTRY, UNSHORTENED, WITH_DIGITS } from '../../hsds/patterns.ts'
import { fromPointer, toPointer } from '../shape/pointer.ts'
import type { Shaping } from '../shape/shaping.ts'
import { typeHint } from './type-hint.ts'
import { sample } from './written-out.ts'

type Known = Pick<Shaping, 'file' | 'text' | 'blanks' | 'meant' | 'resolve' | 'defaults'> & {
  /** The whole record, as far as it has been understood. */
  readonly value: unknown
}

/** Says in an editor's words what the validator found; nothing for what only repeats another finding. */
export function explain(error: ErrorObject, known: Known): Diagnostic | undefined {
  const path = fromPointer(error.instancePath)
  const diagnostic = says[error.keyword]?.(error, path, known)
  if (!diagnostic) return undefined
  return { ...diagnostic, place: { file: known.file, path, ...diagnostic.place } }
}

type Said = Omit<Diagnostic, 'place'> & { place?: { path?: Path; at?: 'key' } }
type Say = (error: ErrorObject, path: Path, known: Known) => Said | undefined

const says: Record<string, Say> = {
  required({ params: { missingProperty }, parentSchema }, path, { blanks, meant, value }) {
    const field = [...path, missingProperty as string]
    if (meant.has(toPointer(field))) return undefined
    const schema = parentSchema as Schema
    const example = sample(schema, missingProperty as string)
    const such = example === undefined ? '' : `, such as \`${missingProperty}: ${example}\``
    if (blanks.has(toPointer(field)))
      return {
        code: 'blank-field',
        message: `\`${missingProperty}\` has no value.`,
        hint: `It is needed here: write a value after the colon${such}.`,
        place: { path: field, at: 'key' },
      }
    return {
      code: 'missing-field',
      message: `${title(path)} has no \`${missingProperty}\`.`,
      hint: [
        `Add a line for it${such || ` that starts with \`${missingProperty}:\``}.`,
        such ? undefined : schema.properties?.[missingProperty as string]?.description,
        tornOff(value, path) &&
          'Or, if this belongs to the entry above, write a space in place of its dash.',
      ]
        .filter(Boolean)
        .join(' '),
      place: { path: field, at: 'key' },
    }
  },
  type({ params, data, parentSchema }, path, known) {
    const wanted = params.type as string
    const schema = parentSchema as Schema
    return {
      code: 'wrong-type',
      message: `${title(path)} is ${kindOf(data)}; it should be ${kindWanted(wanted, schema, path)}.`,
      hint: typeHint({ data, wanted, schema, path }, known),
    }
  },
  enum({ params, data, parentSchema }, path) {
    if (typeof data !== 'string') return undefined
    const allowed = params.allowedValues as string[]
    const better = correctionOf({ text: data, name: ownName(path), schema: parentSchema as Schema })
    return {
      code: 'not-a-choice',
      message: `${title(path)} cannot be ${quote(data)}.`,
      hint: `${better ? `${better} ` : ''}It can be ${list(allowed, 'or')}.`,
    }
  },
  format({ params, data, parentSchema }, path) {
    const format = formats[params.format as string]
    const name = ownName(path)
    const isOwnId = name === 'id' && !path.includes('removed')
    const help =
      correctionOf({ text: data as string, name, schema: parentSchema as Schema }) ??
      (isOwnId
        ? 'Take this line out: a right one is made by itself.'
        : name === 'last_modified'
          ? 'Take this line out: when a record last changed is known by itself.'
          : format?.help?.(data as string))
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${quote(data)}; it should be ${format?.says}.`,
      hint: help ?? `Write it like \`${format?.example}\`.`,
    }
  },
  pattern({ params, data, parentSchema }, path) {
    const like = PATTERNS[params.pattern as string]
    const better = correctionOf({
      text: data as string,
      name: ownName(path),
      schema: parentSchema as Schema,
    })
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${quote(data)}; it should be ${like?.says ?? 'written in another way'}.`,
      hint: better ?? like?.help?.(data as string) ?? `Write it like \`${like?.example}\`.`,
    }
  },
  minimum: (error, path, known) => outOfRange('less', error, path, known),
  maximum: (error, path, known) => outOfRange('more', error, path, known),
}

const PATTERNS: Record<string, Pick<TextFormat, 'says' | 'example' | 'help'>> = {
  '^[A-Z]{3}$': { says: 'three capital letters that stand for a currency', example: 'GBP' },
  [COUNTRY]: { says: 'a country of ISO 3166, in two capital letters', example: 'GB' },
  '^[EWSNKLMJ][0-9]{8}$': { says: 'a code of a letter and eight digits', example: 'E06000023' },
  '^https?://[^?#]+$': {
    says: 'a web address without `?` and `#`',
    example: 'https://directory.example.org',
  },
  [WITH_DIGITS]: {
    says: 'a telephone number',
    example: '0117 496 0123',
    help: (text) =>
      !new RegExp(UNSHORTENED).test(text)
        ? LOST_DIGITS
        : 'Write the number as one dials it, such as `0117 496 0123`; words about it go below `description:`.',
  },
  [UNSHORTENED]: {
    says: 'written with all its digits',
    example: '100012345678',
    help: () => LOST_DIGITS,
  },
}

const LOST_DIGITS =
  'A spreadsheet has shortened it, and its last digits are lost. Look it up where it comes from; in the spreadsheet, format the cell as text first.'

const outOfRange = (
  side: 'less' | 'more',
  { params, data, parentSchema }: ErrorObject,
  path: Path,
  { value }: Known,
): Said => ({
  code: 'out-of-range',
  message: `${title(path)} is ${quote(data)}; it cannot be ${side} than ${params.limit}.`,
  hint: coordinateHint(path, data as number, value) ?? rangeHint(parentSchema as Schema),
})

/** What is said of a number that is a latitude or a longitude. */
function coordinateHint(path: Path, number: number, record: unknown): string | undefined {
  const name = path.at(-1)
  if (!isAxis(name)) return undefined
  const partner = name === 'latitude' ? 'longitude' : 'latitude'
  return degreesHint(name, number, valueAt(record, [...path.slice(0, -1), partner]))
}

function rangeHint({ minimum, maximum }: Schema): string {
  if (minimum === undefined || maximum === undefined)
    return 'Correct the number, or take the line out.'
  if (minimum === maximum) return `Write \`${minimum}\`, or take the line out.`
  return `Write a number from ${minimum} to ${maximum}, or take the line out.`
}

/** Whether an entry and the one above it say different things, as one does that was torn in two by a dash. */
function tornOff(record: unknown, path: Path): boolean {
  const at = path.at(-1)
  if (typeof at !== 'number' || at === 0) return false
  const [above, here] = [at - 1, at].map((i) =>
    Object.keys(Object(valueAt(record, [...path.slice(0, -1), i]))),
  )
  return !here!.some((name) => above!.includes(name))
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step] as unknown, value)

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of fields',
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : quote(value)
}

/** These can be written as text wherever they stand inside something else. */
const OR_TEXT = ['/record/organization', '/record/location', '/record/service_area']

const kindWanted = (wanted: string, { $id = '', short }: Schema, path: Path) =>
  wanted === 'object' && path.length > 0 && (short || OR_TEXT.includes($id))
    ? 'text or a group of fields'
    : (TYPES[wanted] ?? wanted)

/** The name of the nearest field, as the record writes it. */
const title = (path: Path) => {
  const name = path.findLast((step) => typeof step === 'string')
  if (name === undefined) return 'The record'
  return typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : quote(name)
}

/** The name of the field, unless it is an entry of a list. */
const ownName = (path: Path): string | undefined => {
  const last = path.at(-1)
  return typeof last === 'string' ? last : undefined
}
