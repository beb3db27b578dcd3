import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import { quote, quoteList } from '../../text/quote.ts'
import { type Schema, entityOf } from '../schema/schema.ts'
import type { Issue } from '../shape/issue.ts'
import { toPointer } from '../shape/pointer.ts'
import type { HintContext } from './explanation.ts'
import { valueAt } from './value-at.ts'
import { type FieldsInText, fieldsInText } from './write/fields-in-text.ts'
import { linesFor } from './write/write-entries.ts'

type Context = Pick<HintContext, 'file' | 'raw' | 'defaults'>

/**
 * Lists in which every entry is a part of one, because each field has a dash, or a line of an address has: one problem for
 * each, by the pointer of the list.
 */
export function splitEntries(
  issues: readonly Issue[],
  context: Context,
): ReadonlyMap<string, Diagnostic> {
  const found = new Map<string, Diagnostic>()
  const seen = new Set<string>()
  for (const { kind, path, expected } of issues) {
    const at = path.findLastIndex((step) => typeof step === 'number')
    const isPart = kind === 'missing-field' ? at === path.length - 2 : at === path.length - 1
    if (at < 1 || !isPart || (kind !== 'missing-field' && kind !== 'wrong-type')) continue
    const list = path.slice(0, at)
    const pointer = toPointer(list)
    const problem = seen.has(pointer) ? undefined : problemIn(list, expected, context)
    seen.add(pointer)
    if (problem) found.set(pointer, problem)
  }
  return found
}

/** The pointer of the list around an issue of an entry. */
export function listAround(path: Path): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  return toPointer(path.slice(0, at))
}

/** No object of a record is written in more parts. */
const MAX_PARTS = 20

function problemIn(list: Path, schema: Schema, context: Context): Diagnostic | undefined {
  // As they are written: the shaped value also has what is filled in.
  const entries = [valueAt(context.raw, list)].flat()
  const isText = (entry: unknown) => typeof entry === 'string'
  if (entries.length < 2 || entries.length > MAX_PARTS || entries.every(isText)) return undefined
  const parts = linesTogether(entries).map((entry) => partOf(entry, schema))
  const whole = parts.reduce((above, part) => above && part && join(above, part), {})
  const defaults = context.defaults[entityOf(schema)] ?? {}
  const isFilled = (name: string) =>
    name in defaults || schema.properties?.[name]?.default !== undefined
  const isComplete = (part: FieldsInText | undefined) =>
    part && (schema.required ?? []).every((name) => name in part || isFilled(name))
  const hasText = entries.some(isText)
  if (!whole || !isComplete(whole) || (!hasText && parts.some(isComplete))) return undefined
  if (hasText && !Object.values(whole).every(isText)) return undefined
  const starts = parts.slice(1).map((part) => `${Object.keys(part!)[0]}:`)
  return {
    code: 'missing-field',
    message: `Dashes split one entry of ${quote(list.at(-1))} into ${entries.length}.`,
    hint: hasText
      ? `Write ${linesFor([whole])}.`
      : `Replace the dash before ${quoteList(starts, 'and')} with a space.`,
    place: { file: context.file, path: [...list, 1] },
  }
}

/** The entries with texts that follow each other as one text. */
function linesTogether(entries: readonly unknown[]): readonly unknown[] {
  const together: unknown[] = []
  for (const entry of entries) {
    const above = together.at(-1)
    if (typeof above === 'string' && typeof entry === 'string') together.pop()
    together.push(
      typeof above === 'string' && typeof entry === 'string' ? `${above}, ${entry}` : entry,
    )
  }
  return together
}

/** The fields of an entry; of a text, those of lines of an address. */
function partOf(entry: unknown, schema: Schema): FieldsInText | undefined {
  if (typeof entry === 'string')
    return entityOf(schema) === 'address' ? fieldsInText(schema, entry) : undefined
  return typeof entry === 'object' && entry !== null ? (entry as FieldsInText) : undefined
}

/** Both parts; undefined where they have the same field, but for the lines of an address. */
function join(above: FieldsInText, part: FieldsInText): FieldsInText | undefined {
  const [both, ...more] = Object.keys(part).filter((name) => name in above)
  if (both === undefined) return { ...above, ...part }
  if (both !== 'address_1' || more.length > 0) return undefined
  const { address_1: line, ...rest } = part
  if (!('city' in above || 'city' in part || /\d/.test(String(line))))
    return { ...above, city: line!, ...rest }
  return { ...above, ...part, address_1: `${above.address_1}, ${part.address_1}` }
}
