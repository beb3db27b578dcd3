import { type Document, type Node, type Pair, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import type { Raw } from '../record/yaml/raw.ts'
import { readDocument } from '../record/yaml/read-document.ts'
import { EditError } from './edit.ts'

/** The text of one YAML file, with what it says and where. */
export interface Source {
  readonly text: string
  readonly value: Raw
  readonly contents: Node | null
}

/** Reads a text that is about to be changed; it must be one that records are read from. */
export function openSource(text: string): Source {
  const { value } = parseYaml('', text)
  const { document } = readDocument(text)
  if (value === undefined || !document) throw new EditError('This text cannot be read as YAML.')
  return { text, value, contents: (document as Document).contents as Node | null }
}

/** What stands at a path, and what it stands in. */
export interface Found {
  readonly node: Node
  /** The key and the value, where it is the value of a key. */
  readonly pair?: Pair
  readonly parent?: Node
  /** Whether it stands between brackets or braces. */
  readonly inFlow: boolean
}

/** Follows a path, never through something that is repeated from elsewhere. */
export function findNode(contents: Node | null, path: Path): Found {
  let found: Found = { node: contents as Node, inFlow: false }
  for (const step of path) {
    const { node, inFlow } = found
    const pair = isMap(node) ? pairOf(node, String(step)) : undefined
    const next = isSeq(node) ? (node.items[step as number] as Node | undefined) : pair?.value
    if (!next) throw new EditError(`There is nothing to change at \`${path.join('.')}\`.`)
    const isFlow = inFlow || (isMap(node) || isSeq(node) ? node.flow === true : false)
    found = { node: next as Node, parent: node, inFlow: isFlow, ...(pair && { pair }) }
  }
  return found
}

/** A key of a mapping with its value. */
export const pairOf = (map: { readonly items: readonly Pair[] }, key: string): Pair | undefined =>
  map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
