import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Diagnostic, Path } from '../diagnostic.ts'
import { formats } from './formats.ts'
import { list, quote } from './quote.ts'
import type { Schema } from './schema.ts'
import { type Shaping, pointer } from './shape.ts'
import { didYouMean, suggest } from './suggest.ts'

type Known = Pick<Shaping, 'file' | 'blanks' | 'meant' | 'resolve'>

/** Says in an editor's words what the validator found; nothing for what only repeats another finding. */
export function explain(error: ErrorObject, known: Known): Diagnostic | undefined {
  const path = toPath(error.instancePath)
  const diagnostic = says[error.keyword]?.(error, path, known)
  if (!diagnostic) return undefined
  return { ...diagnostic, place: { file: known.file, path, ...diagnostic.place } }
}

type Said = Omit<Diagnostic, 'place'> & { place?: { path?: Path; at?: 'key' } }
type Say = (error: ErrorObject, path: Path, known: Known) => Said | undefined

const says: Record<string, Say> = {
  required({ params: { missingProperty } }, path, { blanks, meant }) {
    const field = [...path, missingProperty as string]
    if (meant.has(pointer(field))) return undefined
    if (blanks.has(pointer(field)))
      return {
        code: 'blank-field',
        message: `\`${missingProperty}\` has no value.`,
        hint: 'It is needed here: write a value after the colon.',
        place: { path: field, at: 'key' },
      }
    return {
      code: 'missing-field',
      message: `${title(path)} has no \`${missingProperty}\`.`,
      hint: `Add \`${missingProperty}:\` with a value.`,
      place: { at: 'key' },
    }
  },
  type({ params, data, parentSchema }, path, { resolve }) {
    const wanted = params.type as string
    const schema = parentSchema as Schema
    return {
      code: 'wrong-type',
      message: `${title(path)} is ${kindOf(data)}; it should be ${kindWanted(wanted, schema, path)}.`,
      hint:
        wanted === 'array'
          ? listHint(data, schema, path, resolve)
          : wanted === 'object'
            ? groupHint(schema, path)
            : (TYPE_HINTS[wanted] ?? 'Correct the value.'),
    }
  },
  enum({ params, data }, path) {
    if (typeof data !== 'string') return undefined
    const allowed = params.allowedValues as string[]
    const near = suggest(data, allowed)
    return {
      code: 'not-a-choice',
      message: `${title(path)} is ${quote(data)}.`,
      hint: `${near ? `${didYouMean(near)} ` : ''}It can be ${list(allowed, 'or')}.`,
    }
  },
  format({ params, data }, path) {
    const format = formats[params.format as string]
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${quote(data)}; it should be ${format?.says}.`,
      hint: `Write it like \`${format?.example}\`.`,
    }
  },
  pattern({ params, data }, path) {
    const like = PATTERNS[params.pattern as string]
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${quote(data)}; it should be ${like?.says ?? 'written in another way'}.`,
      hint: `Write it like \`${like?.example}\`.`,
    }
  },
  minimum: ({ params, data }, path) => ({
    code: 'out-of-range',
    message: `${title(path)} is ${quote(data)}; it cannot be less than ${params.limit}.`,
    hint: 'Correct the number.',
  }),
  maximum: ({ params, data }, path) => ({
    code: 'out-of-range',
    message: `${title(path)} is ${quote(data)}; it cannot be more than ${params.limit}.`,
    hint: 'Correct the number.',
  }),
}

const PATTERNS: Record<string, { says: string; example: string }> = {
  '^[A-Z]{3}$': { says: 'three capital letters of ISO 4217', example: 'GBP' },
  '^[A-Z]{2}$': { says: 'two capital letters of ISO 3166', example: 'GB' },
  '^[EWSNKLMJ][0-9]{8}$': { says: 'a code of a letter and eight digits', example: 'E06000023' },
  '^https?://[^?#]+$': {
    says: 'a web address without `?` and `#`',
    example: 'https://directory.example.org',
  },
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of fields',
}

const TYPE_HINTS: Record<string, string> = {
  string: 'Write one value on the line, without a list or fields below it.',
  number: 'Write digits only, with a point for decimals, such as `12` or `3.50`.',
  integer: 'Write digits only, such as `2`.',
  boolean: 'Write `true` or `false`.',
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

function groupHint({ properties = {}, required = [] }: Schema, path: Path): string {
  const example = required[0] ?? Object.keys(properties).find((name) => name !== 'id') ?? 'name'
  return path.length === 0
    ? `Write its fields one below the other, such as \`${example}: …\`.`
    : `Write its fields below it, indented by two spaces, such as \`${example}: …\`.`
}

/** How to write what should be a list: on one line where its entries can be texts. */
function listHint(data: unknown, { items }: Schema, path: Path, resolve: Known['resolve']): string {
  if (typeof data === 'object')
    return 'Put `- ` before its first field, and two spaces before each of the others.'
  const text = String(data)
  if (/^-\S/.test(text)) return 'Write a space after each dash: `- `.'
  const entry = items?.$ref ? resolve(items.$ref) : items
  const canBeText = entry?.type === 'string' || entry?.short || entry?.if
  if (!canBeText || /["[\]{}#:\n]/.test(text) || text.length > 60)
    return 'Write each entry on a line of its own that starts with `- `.'
  const entries = text.split(',').map((part) => part.trim())
  return `Write it as a list, even with only one entry: \`${path.at(-1)}: [${entries.join(', ')}]\`.`
}

/** The name of the nearest field, as the record writes it. */
const title = (path: Path) => {
  const name = path.findLast((step) => typeof step === 'string')
  if (name === undefined) return 'The record'
  return typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : quote(name)
}

/** The path behind a JSON pointer; numbers are positions, for no field of ours is a number. */
const toPath = (text: string): Path =>
  text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
