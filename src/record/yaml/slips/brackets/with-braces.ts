import { type Node, type Pair, type YAMLMap, type YAMLSeq, isMap, isPair, isScalar } from 'yaml'
import { mask } from '../../../../privacy/mask.ts'
import { inMarks } from '../../../../text/quotation.ts'
import { splitField } from '../colons/colon-without-space.ts'

/** Whether a map is a single field between square brackets. */
export const hasNoBraces = (map: YAMLMap, text: string): boolean =>
  map.flow === true && text[map.range?.[0] ?? 0] !== '{'

/** Whether a text can be the name of a field. */
export const isName = (text: string): boolean => /^[a-z_]+$/.test(text)

/**
 * Rewrites a list in square brackets, `phones: [{ number: …, type: voice }]`, if the result is short and certain. `owner`
 * has the list as its value, and `name` is the field to correct.
 */
export function withBraces(
  list: YAMLSeq,
  { owner, name, text }: { owner: unknown; name: string; text: string },
): string | undefined {
  const before = isPair(owner) && isScalar(owner.key) ? `${String(owner.key.value)}: ` : ''
  const whole = `${before}[${entriesOf(list, text).map(written).join(', ')}]`
  const [start, end] = list.range ?? [0, 0]
  const hasOnlyFields = list.items.every((item) => isMap(item) && !isBlank(item.items[0]))
  // Other lines may hold more to redact than this one.
  const isShort = whole.length <= MAX_LENGTH && !text.slice(start, end).includes('\n')
  return isShort && (hasOnlyFields || !isName(name)) ? whole : undefined
}

const MAX_LENGTH = 60

const isBlank = (pair: Pair | undefined) =>
  !pair?.value || (isScalar(pair.value) && pair.value.value === null)

/** An entry of a list: a text, or fields by their names. */
type Entry = string | Map<string, string>

const written = (entry: Entry) =>
  typeof entry === 'string' ? entry : `{ ${[...entry.values()].join(', ')} }`

/** The entries of a list. Consecutive fields with different names are one entry. */
function entriesOf(list: YAMLSeq, text: string): Entry[] {
  const entries: Entry[] = []
  for (const item of list.items as Node[]) {
    const { name, field = '' } = fieldIn(item, text) ?? {}
    const redacted = mask(field) === field ? field : `${name}: …`
    const last = entries.at(-1)
    if (name === undefined) entries.push(textOf(item, text))
    else if (last instanceof Map && !last.has(name)) last.set(name, redacted)
    else entries.push(new Map([[name, redacted]]))
  }
  return entries
}

function textOf(item: Node, text: string): string {
  const source = sourceOf(item, text)
  return isMap(item) && hasNoBraces(item, text) ? inMarks(source) : source
}

/** The field that an entry is, or would be with a space after its colon. */
export function fieldIn(item: Node, text: string): { name: string; field: string } | undefined {
  const source = sourceOf(item, text)
  if (isScalar(item)) return item.type === 'PLAIN' ? splitField(source) : undefined
  if (!isMap(item) || !hasNoBraces(item, text)) return undefined
  const name = String(item.items[0]?.key)
  return isName(name) ? { name, field: source } : undefined
}

function sourceOf({ range }: Node, text: string): string {
  const [start, end] = range ?? [0, 0]
  return text.slice(start, end).trimEnd()
}
