import { isMap, isScalar, isSeq } from 'yaml'
import { type Raw, type RawObject, isRawObject } from '../../record/yaml/raw.ts'
import { eolAt } from '../lines.ts'
import { setScalar } from '../set-scalar.ts'
import type { Splice } from '../splice.ts'
import { matchEntries } from './match-entries.ts'
import { placeKeys } from './order.ts'
import { type Part, partsOf } from './parts.ts'
import { insertParts, movePart, removeParts } from './rearrange.ts'
import { replaceValue } from './replace-value.ts'
import { isSame } from './same.ts'
import type { Context, Slot } from './slot.ts'
import { writeBlock, writeFlow, writeFlowField, writeKey } from './write-value.ts'

/** The splices that turn one value in the text into another. */
export function changeValue(context: Context, slot: Slot, before: Raw, after: Raw): Splice[] {
  if (isSame(before, after)) return []
  const { node, inFlow } = slot
  if (isMap(node) && isRawObject(before) && isRawObject(after))
    return changeMap(context, slot, before, after)
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after))
    return changeList(context, slot, before, after)
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK')
  if (typeof after === 'string' && (isBlock || inFlow || !after.includes('\n'))) {
    const splice = setScalar(context.text, { node, value: after, inFlow })
    if (splice) return [splice]
  }
  return replaceValue(context, slot, after)
}

function changeMap(context: Context, slot: Slot, before: RawObject, after: RawObject): Splice[] {
  const { node, path } = slot
  if (!isMap(node)) return []
  const inFlow = slot.inFlow || node.flow === true
  const parts = partsOf(context, node, { inFlow, path })
  const stays = ({ key = '' }: Part) => Object.hasOwn(after, key)
  const staying = parts.filter(stays)
  if (staying.length === 0) return replaceValue(context, slot, after)
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  const names = context.orderAt(path) ?? Object.keys(after)
  const keys = staying.map(({ key = '' }) => key)
  const eol = eolAt(context.text, parts[0]?.start ?? 0)
  const column = parts[0]?.slot.column ?? 0
  const write = (key: string): string => {
    const value = after[key] as Raw
    if (inFlow) return writeFlowField(key, value)
    return `${writeKey(key)}:${writeBlock(value, { column, after: 'key', eol })}`
  }
  return [
    ...staying.flatMap(({ slot: inner, key = '' }) =>
      changeValue(context, inner, before[key] as Raw, after[key] as Raw),
    ),
    ...[...placeKeys(keys, added, names)].flatMap(([anchor, list]) =>
      insertParts(context, parts, {
        behind: staying.find(({ key }) => key === anchor),
        staying,
        texts: list.map(write),
        inFlow,
      }),
    ),
    ...removeParts(context, parts, { stays, inFlow }),
  ]
}

function changeList(
  context: Context,
  slot: Slot,
  before: readonly Raw[],
  after: readonly Raw[],
): Splice[] {
  const { node, path } = slot
  if (!isSeq(node)) return []
  const inFlow = slot.inFlow || node.flow === true
  const parts = partsOf(context, node, { inFlow, path })
  const { inOrder, moved } = matchEntries(before, after)
  if (inOrder.size === 0) return replaceValue(context, slot, after)
  const kept = new Set([...inOrder.values()].map((i) => parts[i]))
  const carried = new Set([...moved.values()].map((i) => parts[i]))
  const stays = (part: Part) => kept.has(part)
  const staying = parts.filter(stays)
  const first = parts[0]?.start ?? 0
  const eol = eolAt(context.text, first)
  const column = parts[0]?.slot.column ?? 0
  const change = (j: number, i: number): Splice[] =>
    changeValue(context, (parts[i] as Part).slot, before[i] as Raw, after[j] as Raw)
  const write = (j: number): string => {
    const i = moved.get(j)
    if (i !== undefined) return movePart(context.text, parts[i] as Part, change(j, i))
    const value = after[j] as Raw
    return inFlow ? writeFlow(value) : `-${writeBlock(value, { column, after: 'dash', eol })}`
  }
  const groups = new Map<Part | undefined, string[]>()
  const splices: Splice[] = []
  let behind: Part | undefined
  for (const j of after.keys()) {
    const i = inOrder.get(j)
    if (i === undefined) groups.set(behind, [...(groups.get(behind) ?? []), write(j)])
    else {
      behind = parts[i]
      splices.push(...change(j, i))
    }
  }
  for (const [part, texts] of groups)
    splices.push(...insertParts(context, parts, { behind: part, staying, texts, inFlow }))
  return [...splices, ...removeParts(context, parts, { stays, carried, inFlow })]
}
