import { type Item, childrenOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { type Leaf, nameLeaf } from './made.ts'

/** The terms of an item by their names in records, each once. */
export function termsOf(item: Item, { nameOf }: ConvertContext): Leaf[] {
  const slugs = new Map<string, Leaf>()
  for (const term of childrenOf(item, 'taxonomy_terms')) {
    const name = nameOf(term)
    if (name) slugs.set(name.was, nameLeaf(name))
  }
  return [...slugs.values()]
}
