import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { type Leaf, type MadeObject, compact, nameLeaf } from './draft.ts'
import { textLeaf } from './value.ts'

/** The terms of an item by their names in records, each once. */
export function termsOf(item: Item, { nameOf }: ConvertContext): Leaf[] {
  const slugs = new Map<string, Leaf>()
  for (const term of childrenOf(item, 'taxonomy_terms')) {
    const name = nameOf(term)
    if (name) slugs.set(name.was, nameLeaf(name))
  }
  return [...slugs.values()]
}

/** Terms that an entry of their own says more about, which the short form cannot have. */
export const attributesOf = (item: Item, { nameOf }: ConvertContext): MadeObject[] =>
  childrenOf(item, 'attributes').flatMap((attribute) => {
    const [term] = childrenOf(attribute, 'taxonomy_term')
    const name = term && nameOf(term)
    if (!name) return []
    return [
      compact({
        link_type: textLeaf(valuesOf(attribute, 'link_type')),
        value: textLeaf(valuesOf(attribute, 'value')),
        label: textLeaf(valuesOf(attribute, 'label')),
        taxonomy_term: nameLeaf(name),
      }),
    ]
  })
