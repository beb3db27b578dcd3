import { correctionOf } from './correction.ts'
import { examplesOf, suggestedOf } from '../schema/examples.ts'
import { parseHours } from '../hours/entry.ts'
import { EXAMPLES } from '../hours/problem.ts'
import { list, quote } from '../../text/quote.ts'
import { type Schema, entityOf } from '../schema/schema.ts'
import type { HintContext } from './explanation.ts'

/** What has to be known about the records besides a schema. */
export type Rules = Pick<HintContext, 'resolve' | 'defaults' | 'text'>

/** Says how a text is written in a field: behind its colon, in a list on its line, or as an entry below it. */
export function writtenOut(name: string, schema: Schema, text: string, rules: Rules): string {
  const entry = schema.items && settled(schema.items, rules)
  if (!entry) return correctionOf({ text, name, schema }) ?? `Write \`${name}: ${scalar(text)}\`.`
  if (entry.enum && !entry.enum.includes(text))
    return `It lists ${list(entry.enum, 'or')}: write \`${name}: [${entry.enum.join(', ')}]\`, or only some of them.`
  if (isText(entry)) return asList(name, linesOf(text, rules.text))
  return asEntries(name, entry, text, rules)
}

/** Says how a text is written that stands for a whole entry of a list. */
export function asEntries(name: string, entry: Schema, text: string, { defaults }: Rules): string {
  const entity = entityOf(entry)
  if (entity === 'schedule') return asHours(text)
  const field = fieldOfText(entry)
  const others = (entry.required ?? []).filter(
    (other) => other !== field && defaults[entity]?.[other] === undefined,
  )
  const texts = entity === 'language' ? text.split(/,\s*|\s+(?:and|&)\s+/) : [text]
  const isWordless = YES_OR_NO.test(text)
  const entries = isWordless
    ? [`- ${field}: …`]
    : texts.map((part) => `- ${field}: ${scalar(part)}`)
  const rest = others.map((other) => `${other}: ${usual(entry, other) ?? '…'}`)
  return (
    `Write \`${name}:\` alone on its line, and on the line${entries.length > 1 ? 's' : ''} below ${list(entries, 'and')}` +
    `${rest.length > 0 ? `, and under that ${list(rest, 'and')}` : ''}.` +
    `${isWordless ? ` In place of the dots say in words what there is, for ${quote(text)} alone says too little.` : ''}`
  )
}

/** What answers a question that nobody has asked where it is published. */
const YES_OR_NO = /^(?:yes|no|y|n|true|false|x)$/i

/** An example of what a field of an entity can hold, where one that only shows the form is of help. */
export function sample(schema: Schema, field: string): string | undefined {
  const inner = schema.properties?.[field] ?? {}
  if (inner.enum) return inner.enum[0]
  if (inner.type === 'boolean') return 'true'
  if (OWN_WORDS.includes(field)) return undefined
  const [example] = examplesOf(inner)
  return example === undefined ? undefined : String(example)
}

/** A value that many records have in a field. */
const usual = (schema: Schema, field: string) => suggestedOf(schema.properties?.[field] ?? {})[0]

/** Fields whose values nobody can say for somebody else. */
const OWN_WORDS = ['description', 'slug', 'id']

/** The field that says most where people write a text for the whole. */
const SAY_MOST: Readonly<Record<string, string>> = {
  accessibility: 'description',
  address: 'address_1',
  cost_option: 'amount_description',
  funding: 'source',
  organization_identifier: 'identifier',
  required_document: 'document',
  service_at_location: 'location',
}

function fieldOfText(entry: Schema): string {
  const { required = [], properties = {} } = entry
  return (
    SAY_MOST[entityOf(entry)] ?? ('name' in properties ? 'name' : (required[0] ?? 'description'))
  )
}

/** Says how a text is written that stands for a whole group of fields; which of them it is, not every group can tell. */
export function asGroup(name: string, entry: Schema, text: string): string {
  const field = fieldOfText(entry)
  const { properties = { [field]: {} } } = entry
  const inside = Object.hasOwn(properties, field)
    ? `\`${field}: ${scalar(text)}\``
    : list(
        Object.keys(properties).map((one) => `${one}: …`),
        'or',
      )
  return `Write \`${name}:\` alone on its line, and on the line below, two spaces further in, ${inside}.`
}

/** Says how names are written each of which has fields of its own. */
export function asNamed(name: string, each: Schema, names: readonly string[]): string {
  const fields = (each.required ?? []).map((field) => `${field}: ${sample(each, field) ?? '…'}`)
  const inside = fields.join(', ') || '…'
  const entries = names.map((one) => `${scalar(one)}: { ${inside} }`)
  return `Say what each of them is: \`${name}: { ${entries.join(', ')} }\`.`
}

function asList(name: string, lines: readonly string[]): string {
  const entries = lines.flatMap(entriesIn)
  if (
    lines.join(' ').length > LONGEST ||
    entries.some((entry) => /["[\]{}\n]|: | #|:$/.test(entry))
  )
    return 'Write each entry on a line of its own that starts with `- `.'
  const evenOne = entries.length === 1 ? ', even with only one entry' : ' in square brackets'
  return `Write it as a list${evenOne}: \`${name}: [${entries.join(', ')}]\`.`
}

/** Whether an entry of a list can be a text. */
const isText = ({ type, short, if: either }: Schema): boolean =>
  type === 'string' || short !== undefined || either !== undefined

export const settled = (schema: Schema, { resolve }: Pick<Rules, 'resolve'>): Schema =>
  schema.$ref ? resolve(schema.$ref) : schema

function asHours(text: string): string {
  const hours = parseHours(text).schedule ? text : EXAMPLES[0]
  return `Times in words are written under \`hours:\`, such as ${quote(`hours: [${hours}]`)}.`
}

/** The longest list that is shown as it should be. */
const LONGEST = 60

/** The lines of which YAML made one text; the text itself where it stands on one. */
function linesOf(text: string, source: string): readonly string[] {
  if (text.length > LONGEST) return [text]
  // Blanks in a row would be a pattern that a long line of blanks fits in a million ways.
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const [written = text] = new RegExp(words.join('\\s+')).exec(source) ?? []
  return written.split(/\s*\n\s*/)
}

/** The entries of what should be a list, without the brackets of another kind around it. */
function entriesIn(text: string): string[] {
  const [, inner] = /^[({](.*)[)}]$/.exec(text.trim()) ?? []
  return (inner ?? text)
    .split(/[,;]|\s[•▪](?=\s)/)
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => part !== '')
}

/** What stands before an entry where a dash should. */
const BULLET = /^\s*(?:[•▪·–—]|\d+[.)])\s+/

/** A text as YAML takes it behind a colon. */
export const scalar = (text: string): string => {
  const short = text.length > 60 ? '…' : text
  return /^[\s&*!%@`|>{}[\]"'#?-]|: | #|:$/.test(short) ? JSON.stringify(short) : short
}
