import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Diagnostic, Path } from '../diagnostic.ts'
import { formats } from './formats.ts'
import { type Shaping, pointer } from './shape.ts'

/** Says in an editor's words what the validator found; nothing for what only repeats another finding. */
export function explain(
  error: ErrorObject,
  shaping: Pick<Shaping, 'file' | 'blanks'>,
): Diagnostic | undefined {
  const path = toPath(error.instancePath)
  const say = says[error.keyword]
  const diagnostic = say?.(error, path, shaping)
  if (!diagnostic) return undefined
  return { ...diagnostic, place: { file: shaping.file, path, ...diagnostic.place } }
}

type Said = Omit<Diagnostic, 'place'> & { place?: { path?: Path; at?: 'key' } }
type Say = (error: ErrorObject, path: Path, shaping: Pick<Shaping, 'blanks'>) => Said | undefined

const says: Record<string, Say> = {
  required({ params: { missingProperty } }, path, { blanks }) {
    const field = [...path, missingProperty as string]
    if (blanks.has(pointer(field)))
      return {
        code: 'blank-field',
        message: `\`${missingProperty}\` has no value.`,
        hint: 'It is needed here: write a value after the colon.',
        place: { path: field, at: 'key' },
      }
    return {
      code: 'missing-field',
      message: `${subject(path)} has no \`${missingProperty}\`.`,
      hint: `Add \`${missingProperty}:\` with a value.`,
      place: { at: 'key' },
    }
  },
  type({ params, data }, path) {
    return {
      code: 'wrong-type',
      message: `${title(path)} is ${kindOf(data)}; it should be ${TYPES[params.type as string] ?? params.type}.`,
      hint: TYPE_HINTS[params.type as string] ?? 'Correct the value.',
    }
  },
  enum({ params, data }, path) {
    if (typeof data !== 'string') return undefined
    return {
      code: 'not-a-choice',
      message: `${title(path)} is ${show(data)}.`,
      hint: `It can be ${list(params.allowedValues as string[], 'or')}.`,
    }
  },
  format({ params, data }, path) {
    const format = formats[params.format as string]
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${show(data)}; it should be ${format?.says}.`,
      hint: `Write it like \`${format?.example}\`.`,
    }
  },
  pattern({ params, data }, path) {
    const like = PATTERNS[params.pattern as string]
    return {
      code: 'wrong-format',
      message: `${title(path)} is ${show(data)}; it should be ${like?.says ?? 'written in another way'}.`,
      hint: `Write it like \`${like?.example}\`.`,
    }
  },
  minimum: ({ params, data }, path) => ({
    code: 'out-of-range',
    message: `${title(path)} is ${show(data)}; it cannot be less than ${params.limit}.`,
    hint: 'Correct the number.',
  }),
  maximum: ({ params, data }, path) => ({
    code: 'out-of-range',
    message: `${title(path)} is ${show(data)}; it cannot be more than ${params.limit}.`,
    hint: 'Correct the number.',
  }),
}

const PATTERNS: Record<string, { says: string; example: string }> = {
  '^[A-Z]{3}$': { says: 'three capital letters of ISO 4217', example: 'GBP' },
  '^[A-Z]{2}$': { says: 'two capital letters of ISO 3166', example: 'GB' },
  '^[EWSNKLMJ][0-9]{8}$': { says: 'a code of a letter and eight digits', example: 'E06000023' },
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
  array: 'Write each entry on a line of its own that starts with `- `.',
  object: 'Write its fields below it, indented by two spaces, such as `name: …`.',
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : show(value)
}

/** A value as it stands in the record, shortened. */
function show(value: unknown): string {
  const text = String(value)
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``
}

/** The name of the nearest field, as the record writes it. */
const title = (path: Path) => {
  const name = path.findLast((step) => typeof step === 'string')
  if (name === undefined) return 'The record'
  return typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : `\`${name}\``
}
const subject = (path: Path) => (path.length === 0 ? 'The record' : title(path))

/** Words in a row, as a sentence names them. */
export function list(words: readonly string[], last: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`
}

/** The path behind a JSON pointer; numbers are positions, for no field of ours is a number. */
const toPath = (text: string): Path =>
  text
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
