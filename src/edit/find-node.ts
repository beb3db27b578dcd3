import { type Document, type Node, type Pair, isMap, isScalar, isSeq } from 'yaml'
import type { Path } from '../diagnostics/diagnostic.ts'
import type { Raw } from '../record/yaml/raw.ts'
import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { readDocument } from '../record/yaml/read-document.ts'
import { EditError } from './edit.ts'

/** The text of one YAML file with its raw value and its syntax tree. */
export interface ParsedText {
  readonly text: string
  readonly value: Raw
  readonly contents: Node | null
}

/** Parses a text that is to be edited. */
export function parseText(text: string): ParsedText {
  const { value } = parseYaml('', text)
  const { document } = readDocument(text)
  if (value === undefined || !document) throw new EditError('This text cannot be read as YAML.')
  return { text, value, contents: (document as Document).contents as Node | null }
}

/** A node and its surroundings. */
export interface FoundNode {
  readonly node: Node
  /** The key and the value, if the node is the value of a key. */
  readonly pair?: Pair
  readonly parent?: Node
  /** Whether the node is in a flow collection: between brackets or braces. */
  readonly inFlow: boolean
}

/** Finds the node at a path. Aliases are not followed, because an edit there would change two places. */
export function findNode(contents: Node | null, path: Path): FoundNode {
  let found: FoundNode = { node: contents as Node, inFlow: false }
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

/** A key of a mapping and its value. */
export const pairOf = (map: { readonly items: readonly Pair[] }, key: string): Pair | undefined =>
  map.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
