import {
  type Document,
  type Node,
  LineCounter,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
} from 'yaml'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { createFindInJson } from '../../text/json-text.ts'
import { createPositionAt } from '../../text/position.ts'
import { position, readDocument } from './yaml.ts'

/** Finds line and column of a path in a file, or of the nearest thing around it that is written down. */
export type Locate = (place: Pick<Place, 'path' | 'at'>) => { line: number; column: number }

/** Remembers the text of one file, so that many places in it are found without reading it again for each. */
export function createLocator(text: string): Locate {
  const findInJson = isJson(text) ? createFindInJson(text) : undefined
  const positionAt = createPositionAt(text)
  let inYaml: Locate | undefined
  return (place) => {
    const found = place.at ? undefined : findInJson?.(place.path)
    if (found !== undefined) return positionAt(found)
    return (inYaml ??= createYamlLocator(text))(place)
  }
}

/** All JSON is YAML as well, but areas are long and the YAML library is slow. */
const isJson = (text: string) => /^\s*\{/.test(text)

function createYamlLocator(text: string): Locate {
  const lines = new LineCounter()
  const { document } = readDocument(text, lines)
  const children = new WeakMap<Node, ReadonlyMap<string, Child>>()
  return ({ path, at }) => {
    if (!document) return { line: 1, column: 1 }
    let node: Node | null = document.contents
    let offset = node?.range?.[0] ?? 0
    let parentKey = offset
    for (const [depth, step] of path.entries()) {
      const isLast = depth === path.length - 1
      node = resolved(node, document)
      const found = childOf(node, step)
      // The key of a missing field is not there, so its parent's key is shown.
      if (!found) return position(lines, isLast && at === 'key' ? parentKey : offset)
      node = found.value
      parentKey = found.key?.range?.[0] ?? offset
      const shown = (isLast && at === 'key') || !isWritten(node) ? found.key : node
      offset = shown?.range?.[0] ?? offset
    }
    return position(lines, offset)
  }

  function childOf(node: Node | null, step: string | number): Child | undefined {
    if (isSeq(node)) {
      const item = node.items[step as number] as Node | undefined
      return item && { key: item, value: item }
    }
    if (!isMap(node)) return undefined
    const known = children.get(node) ?? pairsOf(node)
    children.set(node, known)
    return known.get(String(step))
  }
}

interface Child {
  readonly key: Node | null
  readonly value: Node | null
}

const pairsOf = (node: { readonly items: readonly unknown[] }): ReadonlyMap<string, Child> =>
  new Map(
    node.items.flatMap((item) =>
      isPair(item) && isScalar(item.key)
        ? [[String(item.key.value), { key: item.key, value: item.value as Node | null }] as const]
        : [],
    ),
  )

const resolved = (node: Node | null, document: Document): Node | null =>
  isAlias(node) ? (node.resolve(document) ?? null) : node

const isWritten = (node: Node | null) =>
  node !== null && (!isScalar(node) || (node.range?.[1] ?? 0) > (node.range?.[0] ?? 0))
