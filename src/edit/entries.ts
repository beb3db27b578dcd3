import { type Node, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { EditError, type Entry } from './edit.ts'
import { type ParsedText, findNode } from './find-node.ts'
import { columnOf, endOf, eolAt, insertLines } from './lines.ts'
import { writeScalar } from './scalar.ts'
import type { Splice } from './splice.ts'

/** Replaces a key and its value by a list of entries. A comment behind them stays. */
export function replaceByEntries(
  { text, contents }: ParsedText,
  path: Path,
  { key, entries }: { key: string; entries: readonly Entry[] },
): readonly Splice[] {
  const { node, pair, parent, inFlow } = findNode(contents, path)
  const name = pair?.key as Node | undefined
  const [start, end] = name?.range ?? []
  if (start === undefined || end === undefined || !isMap(parent))
    throw new EditError(`\`${path.join('.')}\` has no name to change.`)
  const renamed: Splice = { start, end, text: key }
  const hasComments = /(?:^|\s)#/.test(text.slice(node.range?.[0], endOf(node)))
  const isFlow = isSeq(node) && node.flow === true
  if (inFlow || (isFlow && hasComments) || (isSeq(node) && !isFlow))
    return [renamed, ...replaceEach(text, node, { entries, inFlow: inFlow || isFlow })]
  const column = columnOf(text, start)
  const eol = eolAt(text, start)
  const lines = entries.flatMap(blockLines).map((line) => `${eol}${' '.repeat(column + 2)}${line}`)
  const colon = text.indexOf(':', end) + 1
  return [renamed, { start: colon, end: endOf(node), text: lines.join('') }]
}

/** Replaces each value where it is, so that comments between the values stay. */
function replaceEach(
  text: string,
  node: Node,
  { entries, inFlow }: { entries: readonly Entry[]; inFlow: boolean },
): Splice[] {
  const values = isSeq(node) ? (node.items as Node[]) : [node]
  if (values.length !== entries.length || !values.every((value) => isScalar(value)))
    throw new EditError('This list cannot be changed entry by entry.')
  return values.map((value, i): Splice => {
    const [start, end] = value.range as [number, number, number]
    const entry = entries[i] as Entry
    if (inFlow) return { start, end, text: isSeq(node) ? flowMap(entry) : `[${flowMap(entry)}]` }
    const indent = eolAt(text, start) + ' '.repeat(columnOf(text, start))
    const [first = '', ...more] = blockLines(entry).map((line) => line.slice(2))
    return { start, end, text: [first, ...more].join(indent) }
  })
}

/** Adds entries to the end of a list. */
export function appendEntries(
  { text, contents }: ParsedText,
  path: Path,
  entries: readonly Entry[],
): Splice {
  const { node: list, inFlow } = findNode(contents, path)
  if (!isSeq(list)) throw new EditError(`\`${path.join('.')}\` is not a list.`)
  const last = list.items.at(-1) as Node | undefined
  if (inFlow || list.flow) {
    const start = last ? endOf(last) : (list.range?.[0] ?? 0) + 1
    const maps = entries.map(flowMap).join(', ')
    return { start, end: start, text: last ? `, ${maps}` : maps }
  }
  const column = columnOf(text, list.range?.[0] ?? 0)
  return insertLines(text, endOf(last as Node), entries.flatMap(blockLines), column)
}

/** An entry as a flow mapping: `{ freq: WEEKLY, byday: TU }`. */
const flowMap = (entry: Entry): string =>
  `{ ${Object.entries(entry)
    .map(([name, value]) => `${name}: ${writeScalar(value, { inFlow: true })}`)
    .join(', ')} }`

/** An entry as lines of a block list, the first with a dash. */
const blockLines = (entry: Entry): string[] =>
  Object.entries(entry).map(
    ([name, value], i) => `${i === 0 ? '- ' : '  '}${name}: ${writeScalar(value)}`,
  )
