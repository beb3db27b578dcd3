import type { Path } from '../../diagnostics/diagnostic.ts'
import { isAxis } from '../../places/coordinate.ts'
import { correctionOf } from './correction.ts'
import { IN_DEGREES } from '../../places/degrees.ts'
import { list } from '../../text/quote.ts'
import { REMOVED_REF } from '../schema/removed.ts'
import type { Schema } from '../schema/schema.ts'
import {
  type Rules,
  asEntries,
  asGroup,
  asNamed,
  scalar,
  settled,
  writtenOut,
} from './written-out.ts'

/** A value of another kind than it should be. */
export interface WrongKind {
  readonly data: unknown
  /** The kind that it should be, in the words of JSON Schema. */
  readonly wanted: string
  readonly schema: Schema
  readonly path: Path
}

/** Says how to write a value so that it is of the right kind. */
export function typeHint(wrong: WrongKind, rules: Rules): string {
  if (wrong.path.length === 0) return recordHint(wrong)
  if (wrong.wanted === 'array') return listHint(wrong, rules)
  if (wrong.wanted === 'object') return groupHint(wrong, rules)
  return valueHint(wrong)
}

const recordHint = ({ data, schema: { $id, required = ['name'] } }: WrongKind) =>
  $id === REMOVED_REF
    ? 'Write `removed:` on the first line, and below it a list of entries such as `- { id: …, date: 2026-09-14 }`.'
    : Array.isArray(data)
      ? 'Take the dash at the start of each line out.'
      : `Write its fields one below the other, such as ${list(
          required.map((name) => `${name}: …`),
          'and',
        )}.`

/** The name of the field, or of the list that it is an entry of. */
const nameIn = (path: Path) => String(path.findLast((step) => typeof step === 'string'))

const isEntry = (path: Path) => typeof path.at(-1) === 'number'

function listHint({ data, schema, path }: WrongKind, rules: Rules): string {
  if (typeof data === 'object' && data !== null)
    return `Put \`- \` before its first field, as in \`- ${Object.keys(data)[0]}: …\`, and two spaces before each of the others. Braces go between square brackets: \`[{ … }]\`.`
  const text = String(data)
  const [, entry] = /^-(\S.*)/.exec(text) ?? []
  if (entry) return `Write a space after each dash: \`- ${entry.split(' -', 1)[0]}\`.`
  return writtenOut(nameIn(path), schema, text, rules)
}

function groupHint(wrong: WrongKind, rules: Rules): string {
  const { data, schema, path } = wrong
  const name = nameIn(path)
  const names = [data].flat().filter((one) => typeof one === 'string')
  if (schema.additionalProperties && names.length > 0)
    return asNamed(name, schema.additionalProperties, names)
  if (Array.isArray(data)) return withoutBrackets(wrong) ?? (isEntry(path) ? INNER_OUT : DASH_OUT)
  if (data === null) return `Write something behind the dash, or take it out.`
  const entry = settled(schema, rules)
  return isEntry(path)
    ? asEntries(name, entry, String(data), rules)
    : asGroup(name, entry, String(data))
}

const INNER_OUT = 'Take the inner brackets, or the second dash, out.'
const DASH_OUT = 'Write a space in place of the dash, or take the square brackets out.'

/** One value, where a list or a group of fields stands. */
function valueHint(wrong: WrongKind): string {
  const { data, wanted, schema, path } = wrong
  const name = isEntry(path) ? undefined : nameIn(path)
  if (Array.isArray(data))
    return withoutBrackets(wrong) ?? 'Write one value on the line, without a list below it.'
  if (typeof data === 'object' && data !== null) return wholeText(data, wanted, name)
  const better = correctionOf({ text: String(data), name, schema })
  if (better) return better
  if (isAxis(name)) return IN_DEGREES
  return VALUES[wanted] ?? 'Write one value on the line, or take it out.'
}

const VALUES: Readonly<Record<string, string>> = {
  number: 'Write digits only, with a point for decimals, such as `12` or `3.50`.',
  integer: 'Write digits only, such as `2`.',
  boolean: 'Write `true` or `false`.',
}

/** A list of texts as one text, or as the one value that there can be. */
function withoutBrackets({ data, wanted, schema, path }: WrongKind): string | undefined {
  if (!Array.isArray(data)) return undefined
  const texts = (data as readonly unknown[])
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .map(String)
  if (texts.length === 0 || texts.length < data.length) return undefined
  const name = nameIn(path)
  const [only, ...more] = texts
  if (isEntry(path)) return `Take these brackets out: \`${name}: [${texts.join(', ')}]\`.`
  if (more.length === 0)
    return `Take the brackets, or the dash, out: \`${name}: ${scalar(only!)}\`.`
  if (name.startsWith('by')) return asOne(name, JSON.stringify(texts.join(',')))
  const text = texts.join(', ')
  if (isWords(wanted, schema))
    return asOne(name, scalar(texts.every((one) => /[.!?]$/.test(one)) ? texts.join(' ') : text))
  const isNumbers = wanted === 'number' || wanted === 'integer'
  const better = isNumbers ? correctionOf({ text, name, schema }) : undefined
  return better ?? `There can be only one: keep \`${name}: ${scalar(only!)}\`, or another.`
}

const asOne = (name: string, value: string) =>
  `Write it as one text, without brackets or dashes: \`${name}: ${value}\`.`

/** Whether a field takes any words, so that several texts can be one. */
const isWords = (wanted: string, { format, enum: values, pattern, refers }: Schema) =>
  !['number', 'integer', 'boolean'].includes(wanted) &&
  refers === undefined &&
  format === undefined &&
  values === undefined &&
  pattern === undefined

/** A text of which a colon made a field and its value. */
function wholeText(data: object, wanted: string, name: string | undefined): string {
  const [[key, value] = [], ...more] = Object.entries(data) as [string, unknown][]
  return wanted === 'string' && name && more.length === 0 && typeof value === 'string'
    ? `If this is one text, put it in quotation marks: \`${name}: ${scalar(`${key}: ${value}`)}\`.`
    : 'Write one value on the line, without fields below it.'
}
