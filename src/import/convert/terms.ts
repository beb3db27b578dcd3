import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { type DraftValue, type DraftRecord, compact, draftName } from './draft.ts'
import { draftText } from './value.ts'

/** The terms of an item by their names in records, each once. */
export function termsOf(item: Item, { nameOf }: ConvertContext): DraftValue[] {
  const slugs = new Map<string, DraftValue>()
  for (const term of childrenOf(item, 'taxonomy_terms')) {
    const name = nameOf(term)
    if (name) slugs.set(name.was, draftName(name))
  }
  return [...slugs.values()]
}

/** Terms that an entry of their own says more about, which the short form cannot have. */
export const attributesOf = (item: Item, { nameOf }: ConvertContext): DraftRecord[] =>
  childrenOf(item, 'attributes').flatMap((attribute) => {
    const [term] = childrenOf(attribute, 'taxonomy_term')
    const name = term && nameOf(term)
    if (!name) return []
    return [
      compact({
        link_type: draftText(valuesOf(attribute, 'link_type')),
        value: draftText(valuesOf(attribute, 'value')),
        label: draftText(valuesOf(attribute, 'label')),
        taxonomy_term: draftName(name),
      }),
    ]
  })
