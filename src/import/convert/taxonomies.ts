import { type Item, childrenOf, valuesOf } from '../model/item.ts'
import type { ConvertContext } from './context.ts'
import { DraftValue, type DraftRecord, compact } from './draft.ts'
import { draftValue } from './value.ts'

/** One taxonomy with its terms as a tree. The standard requires descriptions, so a term without one repeats its name. */
export function taxonomyOf(
  item: Item,
  terms: readonly Item[],
  context: ConvertContext,
): DraftRecord {
  const { countries } = context
  const value = (field: string) => draftValue(valuesOf(item, field), 'taxonomy', field, countries)
  const name = value('name')
  const own = new Set(terms)
  const parentOf = (term: Item) => childrenOf(term, 'parent')[0]
  const below = new Map<Item | undefined, Item[]>()
  for (const term of terms) {
    const parent = parentOf(term)
    const place = parent && own.has(parent) && !isAbove(term, parent, parentOf) ? parent : undefined
    below.set(place, [...(below.get(place) ?? []), term])
  }
  const tree = (parent: Item | undefined): DraftRecord[] =>
    (below.get(parent) ?? []).map((term) => termOf(term, tree(term), context))
  return compact({
    name,
    description: value('description') ?? (name && new DraftValue(name.text)),
    uri: value('uri'),
    version: value('version'),
    terms: tree(undefined),
  })
}

/** Whether a term is above another, so that it cannot be below it as well. */
function isAbove(term: Item, other: Item, parentOf: (term: Item) => Item | undefined): boolean {
  const seen = new Set<Item>()
  for (let at: Item | undefined = other; at && !seen.has(at); at = parentOf(at)) {
    if (at === term) return true
    seen.add(at)
  }
  return false
}

function termOf(
  item: Item,
  terms: DraftRecord[],
  { countries, nameOf, idOf, note }: ConvertContext,
): DraftRecord {
  const value = (field: string) =>
    draftValue(valuesOf(item, field), 'taxonomy_term', field, countries)
  const name = value('name')
  const description = value('description')
  if (!description) note('terms without a description repeat their name')
  return compact({
    slug: new DraftValue((nameOf(item)?.was ?? '').replace(/^.*\//, '')),
    id: new DraftValue(idOf(item as never), valuesOf(item, 'id')),
    code: value('code'),
    name,
    description: description ?? (name && new DraftValue(name.text)),
    language: value('language'),
    term_uri: value('term_uri'),
    terms,
  })
}
