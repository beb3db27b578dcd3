import { type Node, type Pair, isMap } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { type Edit, EditError, type InsertPosition } from './edit.ts'
import { type ParsedText, findNode, pairOf } from './find-node.ts'
import { columnOf, endOfPair, eolAt, insertLines, isFirstOfLine, lineEnd } from './lines.ts'
import { writeScalar } from './scalar.ts'
import type { Splice } from './splice.ts'

/** Adds a key to a mapping. `before` are the edits that come first in the text. */
export function insertKey(
  { text, contents }: ParsedText,
  { path, value, insert }: Edit & { value: string; insert: InsertPosition },
  before: readonly Edit[],
): Splice {
  const key = String(path.at(-1))
  const parent = path.slice(0, -1)
  const { node: map, inFlow: isInside } = findNode(contents, parent)
  if (!isMap(map)) throw new EditError(`\`${parent.join('.')}\` has no fields.`)
  if (pairOf(map, key)) throw new EditError(`\`${path.join('.')}\` exists already.`)
  const inFlow = isInside || map.flow === true
  const written = `${writeScalar(key, { inFlow: true })}: ${writeScalar(value, { inFlow })}`
  const first = (map.items[0]?.key as Node | undefined)?.range?.[0]
  if (first === undefined) {
    const start = (map.range?.[0] ?? 0) + 1
    const isSecond = before.some((other) => 'insert' in other && isIn(parent, other.path))
    return { start, end: start, text: isSecond ? `, ${written}` : written }
  }
  if (insert === 'first') {
    const between = inFlow ? ', ' : eolAt(text, first) + ' '.repeat(columnOf(text, first))
    return { start: first, end: first, text: written + between }
  }
  const neighbour = pairOf(map, insert.after)
  if (!neighbour) throw new EditError(`There is no \`${insert.after}\` to write \`${key}\` after.`)
  const end = endOfPair(neighbour)
  if (inFlow) return { start: end, end, text: `, ${written}` }
  return insertLines(text, end, [written], columnOf(text, first))
}

const isIn = (parent: Path, path: Path) => parent.join('\0') === path.slice(0, -1).join('\0')

/** Deletes a key and its value, unless a comment would go with them. */
export function removeKey({ text, contents }: ParsedText, path: Path): Splice {
  const { pair, parent, inFlow } = findNode(contents, path)
  const key = pair?.key as Node | undefined
  if (!pair || !key || !isMap(parent)) throw new EditError(`\`${path.join('.')}\` is not a key.`)
  const items = parent.items as Pair[]
  if (items.length === 1) throw new EditError('This would delete the last field.')
  const index = items.indexOf(pair)
  const splice = spanOf(text, pair, {
    before: items[index - 1],
    next: items[index + 1],
    inFlow,
  })
  if (/(?:^|\s)#/.test(text.slice(splice.start, splice.end)))
    throw new EditError(`There is a comment in \`${path.join('.')}\`.`)
  return { ...splice, text: '' }
}

/** A key with its value and what separates it: whole lines in a block mapping, one comma in a flow mapping. */
function spanOf(
  text: string,
  pair: Pair,
  { before, next, inFlow }: { before: Pair | undefined; next: Pair | undefined; inFlow: boolean },
): Pick<Splice, 'start' | 'end'> {
  const startOf = ({ key }: Pair) => (key as Node).range?.[0]
  const start = startOf(pair) ?? 0
  const end = endOfPair(pair)
  if (inFlow && before) return { start: endOfPair(before), end }
  if (!inFlow && isFirstOfLine(text, start))
    return { start: start - columnOf(text, start), end: lineEnd(text, end) }
  return { start, end: (next && startOf(next)) ?? end }
}
