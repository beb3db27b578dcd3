import { type Document, type Node, isAlias, isMap, isPair, isScalar, isSeq } from 'yaml'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { memoise } from '../../text/memoise.ts'
import { createFindInJson } from '../../text/json-text.ts'
import { type Position, createPositionAt } from '../../text/position.ts'
import { readDocument } from './read-document.ts'

/** Finds the line and the column of a path in a file, or of the nearest parent that the file contains. */
export type Locate = (place: Pick<Place, 'path' | 'at'>) => Position

/** Creates a locator that reads the text once, however many places it finds. */
export function createLocator(text: string): Locate {
  const findInJson = isJson(text) ? createFindInJson(text) : undefined
  const positionAt = createPositionAt(text)
  let findInYaml: ((place: Parameters<Locate>[0]) => number) | undefined
  return (place) => {
    const inJson = place.at ? undefined : findInJson?.(place.path)
    return positionAt(inJson ?? (findInYaml ??= createFindInYaml(text))(place))
  }
}

/** All JSON is YAML, but areas are long and the YAML library is slow. */
const isJson = (text: string) => /^\s*\{/.test(text)

function createFindInYaml(text: string): (place: Parameters<Locate>[0]) => number {
  const { document } = readDocument(text)
  const childrenOf = memoise(listChildren)
  return ({ path, at }) => {
    if (!document) return 0
    let node: Node | null = document.contents
    let offset = node?.range?.[0] ?? 0
    let parentKey = offset
    for (const [depth, step] of path.entries()) {
      const wantsKey = at === 'key' && depth === path.length - 1
      const found = childOf(resolveAlias(node, document), step)
      // A missing field has no key, so its parent's key is used.
      if (!found) return wantsKey ? parentKey : offset
      node = found.value
      parentKey = found.key?.range?.[0] ?? offset
      const target = wantsKey || !hasText(node) ? found.key : node
      offset = target?.range?.[0] ?? offset
    }
    return offset
  }

  function childOf(node: Node | null, step: string | number): Child | undefined {
    if (isSeq(node)) {
      const item = node.items[step as number] as Node | undefined
      return item && { key: item, value: item }
    }
    return isMap(node) ? childrenOf(node).get(String(step)) : undefined
  }
}

interface Child {
  readonly key: Node | null
  readonly value: Node | null
}

const listChildren = (map: { readonly items: readonly unknown[] }): ReadonlyMap<string, Child> =>
  new Map(
    map.items.flatMap((item) =>
      isPair(item) && isScalar(item.key)
        ? [[String(item.key.value), { key: item.key, value: item.value as Node | null }] as const]
        : [],
    ),
  )

const resolveAlias = (node: Node | null, document: Document): Node | null =>
  isAlias(node) ? (node.resolve(document) ?? null) : node

const hasText = (node: Node | null) =>
  node !== null && (!isScalar(node) || (node.range?.[1] ?? 0) > (node.range?.[0] ?? 0))
