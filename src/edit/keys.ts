import { type Node, isMap } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { type Edit, EditError, type InsertPosition } from './edit.ts'
import { type ParsedText, findNode, pairOf } from './find-node.ts'
import { columnOf, endOfPair, eolAt, insertLines } from './lines.ts'
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
