import { quoteList, quote } from '../../../text/quote.ts'
import { parseHours } from '../../../times/hours/entries/entry.ts'
import { EXAMPLES } from '../../../times/hours/problem.ts'
import { suggestedOf } from '../../schema/examples.ts'
import { type Schema, entityOf } from '../../schema/schema.ts'
import type { HintContext } from '../explanation.ts'
import { type FieldsInText, entriesInTexts } from './fields-in-text.ts'
import { mainField } from './main-field.ts'
import { scalar, scalarInBrackets } from './scalar.ts'

/** How to write texts that stand for whole entries of a list of objects. */
export function writeEntries(
  name: string,
  entry: Schema,
  texts: readonly string[],
  { defaults, text: source }: Pick<HintContext, 'defaults' | 'text'>,
): string {
  const entity = entityOf(entry)
  const [first = ''] = texts
  if (entity === 'schedule') return writeHours(first)
  if (YES_OR_NO.test(first))
    return `Write \`${name}:\` on a line of its own, and on the line below \`- ${mainField(entry)}: …\`. Replace the dots with words that say what there is; ${quote(first)} alone says too little.`
  const missing = (entry.required ?? []).filter((field) => defaults[entity]?.[field] === undefined)
  const entries = entriesInTexts(entry, texts).map((fields) => ({
    ...fields,
    ...Object.fromEntries(
      missing
        .filter((field) => !Object.hasOwn(fields, field))
        .map((field) => [field, String(suggestedOf(entry.properties?.[field] ?? {})[0] ?? '…')]),
    ),
  }))
  const isJoined = texts.length > 1 && entries.length === 1
  const isInList = [`- ${first}`, `- "${first}`, `- '${first}`].some((line) =>
    source.includes(line),
  )
  const lead = isInList
    ? isJoined
      ? 'This is one entry: write'
      : 'Write'
    : `Write \`${name}:\` on a line of its own, and on the line${entries.length > 1 ? 's' : ''} below`
  const others = entries.length - MAX_SHOWN
  const more = others > 0 ? ` Write the other ${others} in the same way.` : ''
  return `${lead} ${linesFor(entries.slice(0, MAX_SHOWN))}.${more}`
}

/** The most entries that a hint shows. */
const MAX_SHOWN = 12

/** Entries of a list, each on a line of its own; the only one with a line for each field. */
export function linesFor(entries: readonly FieldsInText[]): string {
  const [only = {}, ...others] = entries
  if (others.length > 0) return quoteList(entries.map(onOneLine), 'and')
  const [first = '', ...more] = Object.entries(only).map(([name, value]) =>
    typeof value === 'string' ? `${name}: ${scalar(value)}` : `${name}: ${inBrackets(value)}`,
  )
  return `${quote(`- ${first}`)}${more.length > 0 ? `, and under that ${quoteList(more, 'and')}` : ''}`
}

function onOneLine(fields: FieldsInText): string {
  const written = Object.entries(fields)
  const [[name, only] = ['', '']] = written
  if (written.length === 1 && typeof only === 'string') return `- ${name}: ${scalar(only)}`
  const inside = written.map(
    ([field, value]) =>
      `${field}: ${typeof value === 'string' ? scalarInBrackets(value) : inBrackets(value)}`,
  )
  return `- { ${inside.join(', ')} }`
}

const inBrackets = (values: readonly string[]) => `[${values.map(scalarInBrackets).join(', ')}]`

/** The answer to a question that readers do not see. */
export const YES_OR_NO = /^(?:yes|no|y|n|true|false|x)$/i

function writeHours(text: string): string {
  const hours = parseHours(text).schedule ? text : EXAMPLES[0]
  return `Write times in words in \`hours:\`, such as ${quote(`hours: [${hours}]`)}.`
}
