import type { Cell } from '../model/cell.ts'
import { type Item, addChild, addValue, childrenOf, createItem, valuesOf } from '../model/item.ts'
import { taxonomyNamed } from './taxonomy-named.ts'
import type { LinkedKind } from './columns.ts'
import type { JoinContext } from './join-context.ts'
import type { TableKind } from './kinds.ts'
import { addPlace } from './pair-rows.ts'
import type { Row } from './rows.ts'

/** Joins a record with those that its keys name. */
export function linkRecord({ item: row, table, links }: Row, context: JoinContext): void {
  const item = context.canonical.get(row) ?? row
  for (const { to, cell, isList } of links) {
    const found = context.resolver.find(to === 'parent' ? (table as LinkedKind) : to, cell, isList)
    for (const target of found) linkTo(target, { item, table, to })
    if (table === 'taxonomy_term' && to === 'parent' && found.length === 0)
      addParent(item, cell, context)
  }
  if (table === 'taxonomy_term') addTaxonomy(item, context)
}

interface Link {
  readonly item: Item
  readonly table: TableKind
  readonly to: LinkedKind
}

function linkTo(target: Item, { item, table, to }: Link): void {
  if (table === 'program' && to === 'organization') addChild(target, 'programs', item)
  else if (table === 'organization' && to === 'parent')
    addChild(item, 'parent_organization', target)
  else if (table === 'taxonomy_term')
    addChild(item, to === 'parent' ? 'parent' : 'taxonomy', target)
  else if (to === 'taxonomy_term') addChild(item, 'taxonomy_terms', target)
  else if (table === 'service' && to === 'location') addPlace(item, target)
  else if (['organization', 'program'].includes(to) && table !== 'organization')
    addChild(item, to, target)
  else if (to === 'contact' || to === 'phone') addChild(item, `${to}s`, target)
}

/** A parent that has a name beside the key, but no row of its own. */
function addParent(item: Item, key: Cell, { model }: JoinContext): void {
  const names = valuesOf(item, 'parent_name')
  if (names.length === 0) return
  const parent = createItem('taxonomy_term')
  parent.key = key.text.trim()
  addValue(parent, 'name', ...names)
  const vocabulary = valuesOf(item, 'vocabulary')
  if (vocabulary.length > 0)
    addValue(parent, 'vocabulary', ...vocabulary.map((cell) => cell.as(cell.text)))
  key.keep()
  const known = model.add(parent as never)
  addChild(item, 'parent', known)
  if (childrenOf(known, 'taxonomy').length === 0)
    addChild(known, 'taxonomy', taxonomyNamed(valuesOf(known, 'vocabulary'), { model, source: '' }))
}

/** A term that names no taxonomy by a key belongs to the one of its vocabulary. */
function addTaxonomy(item: Item, { model, source }: JoinContext): void {
  const vocabulary = valuesOf(item, 'vocabulary')
  const [taxonomy] = childrenOf(item, 'taxonomy')
  if (!taxonomy) {
    addChild(item, 'taxonomy', taxonomyNamed(vocabulary, { model, source }))
    return
  }
  for (const cell of vocabulary) {
    const twin = valuesOf(taxonomy, 'name').find(({ text }) => text.trim() === cell.text.trim())
    if (twin) cell.repeat(twin)
    else cell.drop('same-record')
  }
}
