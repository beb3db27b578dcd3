import { type Node, type Pair, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { type Entry, EditError } from './edit.ts'
import { type Source, findNode } from './find-node.ts'
import { type Splice, columnOf, endOf, endOfPair, eolAt, insertLines } from './lines.ts'
import { writeScalar } from './scalar.ts'

/** `{ freq: WEEKLY, byday: TU }`: an entry between braces. */
const inBraces = (entry: Entry): string =>
  `{ ${Object.entries(entry)
    .map(([name, value]) => `${name}: ${writeScalar(value, { inFlow: true })}`)
    .join(', ')} }`

/** An entry on lines of its own, the first of which starts with a dash. */
const onLines = (entry: Entry): string[] =>
  Object.entries(entry).map(
    ([name, value], i) => `${i === 0 ? '- ' : '  '}${name}: ${writeScalar(value)}`,
  )

/** Writes a list of entries in place of a key and its value; what follows them on the line stays there. */
export function toEntries(
  { text, contents }: Source,
  path: Path,
  { key, entries }: { key: string; entries: readonly Entry[] },
): readonly Splice[] {
  const { node, pair, parent, inFlow } = findNode(contents, path)
  const name = pair?.key as Node | undefined
  const [start, end] = name?.range ?? []
  if (start === undefined || end === undefined || !isMap(parent))
    throw new EditError(`\`${path.join('.')}\` has no name to change.`)
  const renamed: Splice = { start, end, text: key }
  const values = isSeq(node) ? (node.items as Node[]) : [node]
  const hasNotes = /(?:^|\s)#/.test(text.slice(node.range?.[0], endOf(node)))
  const isFlow = isSeq(node) && node.flow === true
  if (inFlow || (isFlow && hasNotes) || (isSeq(node) && !isFlow))
    return [renamed, ...inPlace(text, { node, values, entries, inFlow: inFlow || isFlow })]
  const column = columnOf(text, start)
  const eol = eolAt(text, start)
  const lines = entries.flatMap(onLines).map((line) => `${eol}${' '.repeat(column + 2)}${line}`)
  const colon = text.indexOf(':', end) + 1
  return [renamed, { start: colon, end: endOf(node), text: lines.join('') }]
}

/** Each entry where its text stood, so that the notes around it stay where they are. */
function inPlace(
  text: string,
  {
    node,
    values,
    entries,
    inFlow,
  }: { node: Node; values: readonly Node[]; entries: readonly Entry[]; inFlow: boolean },
): Splice[] {
  if (values.length !== entries.length || !values.every((value) => isScalar(value)))
    throw new EditError('This list cannot be changed entry by entry.')
  return values.map((value, i): Splice => {
    const [start, end] = value.range as [number, number, number]
    const entry = entries[i] as Entry
    if (inFlow) return { start, end, text: isSeq(node) ? inBraces(entry) : `[${inBraces(entry)}]` }
    const indent = eolAt(text, start) + ' '.repeat(columnOf(text, start))
    const [first = '', ...more] = onLines(entry).map((line) => line.slice(2))
    return { start, end, text: [first, ...more].join(indent) }
  })
}

/** Writes more entries at the end of a list. */
export function appendEntries(
  { text, contents }: Source,
  path: Path,
  entries: readonly Entry[],
): Splice {
  const { node: list, inFlow } = findNode(contents, path)
  if (!isSeq(list)) throw new EditError(`\`${path.join('.')}\` is not a list.`)
  const last = list.items.at(-1) as Node | undefined
  if (inFlow || list.flow) {
    const start = last ? endOf(last) : (list.range?.[0] ?? 0) + 1
    const text = entries.map(inBraces).join(', ')
    return { start, end: start, text: last ? `, ${text}` : text }
  }
  const column = columnOf(text, list.range?.[0] ?? 0)
  return insertLines(text, endOf(last as Node), entries.flatMap(onLines), column)
}

/** Takes a key and its value away, unless somebody wrote a note there. */
export function removeKey({ text, contents }: Source, path: Path): Splice {
  const { pair, parent, inFlow } = findNode(contents, path)
  const key = pair?.key as Node | undefined
  if (!pair || !key || !isMap(parent)) throw new EditError(`\`${path.join('.')}\` has no name.`)
  const items = parent.items as Pair[]
  const index = items.indexOf(pair as never)
  if (items.length === 1) throw new EditError('Nothing would be left.')
  const next = (items[index + 1]?.key as Node | undefined)?.range?.[0]
  const before = items[index - 1]
  const [from = 0] = key.range ?? []
  const end = endOfPair(pair)
  const splice = inFlow
    ? before
      ? { start: endOfPair(before), end, text: '' }
      : { start: from, end: next ?? end, text: '' }
    : isFirstOfLine(text, from)
      ? { start: from - columnOf(text, from), end: lineEnd(text, end), text: '' }
      : { start: from, end: next ?? end, text: '' }
  if (/(?:^|\s)#/.test(text.slice(splice.start, splice.end)))
    throw new EditError(`Somebody wrote a note in \`${path.join('.')}\`.`)
  return splice
}

const isFirstOfLine = (text: string, offset: number) =>
  text.slice(offset - columnOf(text, offset), offset).trim() === ''

function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}
