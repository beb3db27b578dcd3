import type { Cell } from '../model/cell.ts'
import type { ItemKind } from '../../record/mapping/paths.ts'
import { type Item, addChild, addValue, childrenOf, createItem, valuesOf } from '../model/item.ts'
import { repeatAll } from '../model/model.ts'
import { taxonomyNamed } from '../model/taxonomy-named.ts'
import type { JoinContext } from './join-context.ts'
import { addPlace } from './pair-rows.ts'
import type { Row } from './rows.ts'

/** Joins a record with those that its keys name. */
export function linkRecord({ item: row, table, links }: Row, context: JoinContext): void {
  const item = context.canonical.get(row) ?? row
  for (const { to, cell, isList } of links) {
    const found = context.resolver.find(to === 'parent' ? table : to, cell, isList)
    for (const target of found)
      if (to === 'parent')
        addChild(item, table === 'organization' ? 'parent_organization' : 'parent', target)
      else joinRecords(item, target, context)
    if (table === 'taxonomy_term' && to === 'parent' && found.length === 0)
      addParent(item, cell, context)
  }
  if (table === 'taxonomy_term') addTaxonomy(item, context)
}

/** Joins a record with others whose rows do not name it, but whose names are in its row. */
export function linkBack({ item: row, links }: Row, context: JoinContext): void {
  const item = context.canonical.get(row) ?? row
  for (const { to, cell, isList } of links)
    for (const target of to === 'parent' ? [] : context.resolver.find(to, cell, isList))
      joinRecords(target, item, context)
}

/** Where a record names another of a kind. */
const NAMES: Readonly<Partial<Record<ItemKind, Readonly<Partial<Record<ItemKind, string>>>>>> = {
  organization: { program: 'programs', taxonomy_term: 'taxonomy_terms' },
  service: { organization: 'organization', program: 'program', taxonomy_term: 'taxonomy_terms' },
  location: { organization: 'organization', taxonomy_term: 'taxonomy_terms' },
  program: { taxonomy_term: 'taxonomy_terms' },
  taxonomy_term: { taxonomy: 'taxonomy' },
}
/** The names of one record; its own row decides which. */
const SINGLE: readonly string[] = ['organization', 'program', 'taxonomy']

function joinRecords(item: Item, target: Item, context: JoinContext): void {
  if (item.kind === 'service' && target.kind === 'location') {
    addPlace(item, target, context)
    return
  }
  const field = NAMES[item.kind]?.[target.kind]
  if (field === undefined) return
  const [known] = SINGLE.includes(field) ? childrenOf(item, field) : []
  if (!known) addChild(item, field, target)
  else if (known !== target)
    context.ledger.remarks.add(
      `a ${item.kind} has one ${field}, and several name it; the first one counts`,
      item.key,
    )
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
  repeatAll(valuesOf(taxonomy, 'name'), vocabulary)
}
