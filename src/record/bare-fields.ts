import { type Node, type Pair, type YAMLMap, type YAMLSeq, isMap, isPair, isScalar } from 'yaml'
import { mask } from './privacy/mask.ts'
import { inMarks } from './quotation.ts'
import { quote } from './quote.ts'
import { separated } from './yaml-colon.ts'
import { type TextProblem, syntax } from './yaml-problem.ts'

/** Whether fields stand between square brackets without braces, each of which YAML makes an entry of its own. */
export const isBare = (map: YAMLMap, text: string): boolean =>
  map.flow === true && text[map.range?.[0] ?? 0] !== '{'

/** What is said of such a field, and how the whole list should be written; the owner is what the list belongs to. */
export function bareField(pair: Pair, list: YAMLSeq, owner: unknown, text: string): TextProblem {
  const name = String(pair.key)
  const before = isPair(owner) && isScalar(owner.key) ? `${String(owner.key.value)}: ` : ''
  const better = `${before}${inBrackets(entriesOf(list, text))}`
  const [start, end] = list.range ?? [0, 0]
  // About other lines there may be more to hide than about this one.
  const fits = better.length <= LONGEST && !text.slice(start, end).includes('\n')
  if (!isName(name))
    return syntax(
      `The colon makes ${quote(name)} the name of a field.`,
      `If this is one text, put it in quotation marks${fits ? `: ${quote(better)}` : ''}.`,
    )
  return syntax(
    `The field ${quote(name)} stands between \`[\` and \`]\` without braces, so it is an entry of its own.`,
    fits
      ? `Write ${quote(better)}.`
      : 'Put braces around the fields that belong together: `[{ name: value, name: value }]`.',
  )
}

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
    const [start, end] = item.range ?? [0, 0]
    const written = text.slice(start, end).trimEnd()
    const { name, field = '' } = fieldOf(item, written, text) ?? {}
    const shown = mask(field) === field ? field : `${name}: …`
    const last = entries.at(-1)
    if (name === undefined)
      entries.push(isMap(item) && isBare(item, text) ? inMarks(written) : written)
    else if (last instanceof Map && !last.has(name)) last.set(name, shown)
    else entries.push(new Map([[name, shown]]))
  }
  return entries
}

/** What of an entry is a field, if only for a space behind its colon. */
function fieldOf(
  item: Node,
  written: string,
  text: string,
): { name: string; field: string } | undefined {
  if (isScalar(item)) return item.type === 'PLAIN' ? separated(written) : undefined
  if (!isMap(item) || !isBare(item, text)) return undefined
  const name = String(item.items[0]?.key)
  return isName(name) ? { name, field: written } : undefined
}
