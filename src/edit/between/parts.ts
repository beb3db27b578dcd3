import { type Node, type Pair, type YAMLMap, type YAMLSeq, isMap, isScalar } from 'yaml'
import { EditError } from '../edit.ts'
import { columnOf, endOf, endOfPair } from '../lines.ts'
import type { Context, Slot } from './slot.ts'

/** One field of a mapping or one entry of a list, with its key or its dash. */
export interface Part {
  readonly start: number
  readonly end: number
  readonly slot: Slot
  /** The key of a field. */
  readonly key?: string
}

/** The parts of a collection in the order of the text. */
export function partsOf(
  context: Context,
  collection: YAMLMap | YAMLSeq,
  { inFlow, path }: { inFlow: boolean; path: Slot['path'] },
): readonly Part[] {
  return isMap(collection)
    ? (collection.items as Pair[]).map((pair) => fieldPart(context, pair, { inFlow, path }))
    : entryParts(context, collection, { inFlow, path })
}

function fieldPart(
  { text }: Context,
  pair: Pair,
  { inFlow, path }: { inFlow: boolean; path: Slot['path'] },
): Part {
  const [start, end] = (pair.key as Node | null)?.range ?? []
  if (start === undefined || end === undefined || !isScalar(pair.key) || !pair.value)
    throw new EditError('A field has no name.')
  const key = String(pair.key.value)
  const from = text.indexOf(':', end) + 1
  const slot: Slot = {
    node: pair.value as Node,
    inFlow,
    from,
    column: columnOf(text, start),
    after: 'key',
    path: [...path, key],
  }
  return { start, end: Math.max(from, endOfPair(pair)), slot, key }
}

function entryParts(
  { text, marks }: Context,
  list: YAMLSeq,
  { inFlow, path }: { inFlow: boolean; path: Slot['path'] },
): readonly Part[] {
  const items = list.items as Node[]
  const [first = 0] = list.range ?? []
  const column = columnOf(text, first)
  const last = endOf(list)
  const dashes = inFlow
    ? []
    : marks.dashes.filter(
        (dash) => dash >= first && dash <= last && columnOf(text, dash) === column,
      )
  if (!inFlow && dashes.length !== items.length)
    throw new EditError('The dashes of a list cannot be told apart.')
  return items.map((node, i) => {
    const start = dashes[i] ?? node.range?.[0] ?? 0
    const from = inFlow ? start : start + 1
    const slot: Slot = { node, inFlow, from, column, after: 'dash', path: [...path, i] }
    return { start, end: Math.max(from, endOf(node)), slot }
  })
}
