import { type Node, type Pair, type YAMLMap, type YAMLSeq, isMap, isPair, isScalar } from 'yaml'
import { mask } from '../../privacy/mask.ts'
import { inMarks } from '../../text/quotation.ts'
import { quote } from '../../text/quote.ts'
import { separated } from './colon.ts'
import { type TextProblem, syntax } from './problem.ts'

/** Whether fields stand between square brackets without braces, each of which YAML makes an entry of its own. */
export const isBare = (map: YAMLMap, text: string): boolean =>
  map.flow === true && text[map.range?.[0] ?? 0] !== '{'

/**
 * Tells whether such a field makes something else of a list than was meant: what is no name of a field, or different fields
 * one after the other, which belong to one entry. A list in which each entry has one field says what it should; it is
 * looked through once, however many entries it has.
 */
export function createIsTorn(text: string): (pair: Pair, list: YAMLSeq) => boolean {
  const known = new WeakMap<YAMLSeq, boolean>()
  return (pair, list) => {
    if (!isName(String(pair.key))) return true
    const isTorn = known.get(list) ?? hasDifferentNeighbours(list, text)
    known.set(list, isTorn)
    return isTorn
  }
}

function hasDifferentNeighbours({ items }: YAMLSeq, text: string): boolean {
  const names = (items as Node[]).map((item) => fieldOf(item, text)?.name)
  return names.some((name, i) => name !== undefined && ![undefined, name].includes(names[i + 1]))
}

/** What is said of such a field, and how the whole list should be written; the owner is what the list belongs to. */
export function bareField(pair: Pair, list: YAMLSeq, owner: unknown, text: string): TextProblem {
  const name = String(pair.key)
  const before = isPair(owner) && isScalar(owner.key) ? `${String(owner.key.value)}: ` : ''
  const better = `${before}${inBrackets(entriesOf(list, text))}`
  const [start, end] = list.range ?? [0, 0]
  const isOnlyFields = list.items.every((item) => isMap(item) && !isBlank(item.items[0]))
  // About other lines there may be more to hide than about this one.
  const isShort = better.length <= LONGEST && !text.slice(start, end).includes('\n')
  const fits = isShort && (isOnlyFields || !isName(name))
  if (!isName(name))
    return syntax(
      `The colon makes ${quote(name)} the name of a field.`,
      `If this is one text, put it in quotation marks${fits ? `: ${quote(better)}` : ''}.`,
    )
  return syntax(
    `The field ${quote(name)} stands between \`[\` and \`]\` without braces, so it is an entry of its own.`,
    fits
      ? `Write ${quote(better)}.`
      : 'Put braces around the fields that belong together, `[{ name: value, name: value }]`, or quotation marks around what is one text.',
  )
}

const isBlank = (pair: Pair | undefined) =>
  !pair?.value || (isScalar(pair.value) && pair.value.value === null)

/** The longest list that is shown as it should be. */
const LONGEST = 60

const isName = (text: string) => /^[a-z_]+$/.test(text)

/** An entry of a list: a text, or fields by their names. */
type Entry = string | ReadonlyMap<string, string>

const inBrackets = (entries: readonly Entry[]) =>
  `[${entries.map((entry) => (typeof entry === 'string' ? entry : `{ ${[...entry.values()].join(', ')} }`)).join(', ')}]`

/** The entries of a list, of which fields in a row that have different names are one. */
function entriesOf(list: YAMLSeq, text: string): Entry[] {
  const entries: (string | Map<string, string>)[] = []
  for (const item of list.items as Node[]) {
    const written = writtenOf(item, text)
    const { name, field = '' } = fieldOf(item, text) ?? {}
    const shown = mask(field) === field ? field : `${name}: …`
    const last = entries.at(-1)
    if (name === undefined)
      entries.push(isMap(item) && isBare(item, text) ? inMarks(written) : written)
    else if (last instanceof Map && !last.has(name)) last.set(name, shown)
    else entries.push(new Map([[name, shown]]))
  }
  return entries
}

const nameOf = ({ items }: YAMLMap) => String(items[0]?.key)

/** What of an entry is a field, if only for a space behind its colon. */
function fieldOf(item: Node, text: string): { name: string; field: string } | undefined {
  const written = writtenOf(item, text)
  if (isScalar(item)) return item.type === 'PLAIN' ? separated(written) : undefined
  if (!isMap(item) || !isBare(item, text)) return undefined
  const name = nameOf(item)
  return isName(name) ? { name, field: written } : undefined
}

function writtenOf({ range }: Node, text: string): string {
  const [start, end] = range ?? [0, 0]
  return text.slice(start, end).trimEnd()
}
