import { hasDerivedId } from '../model/derived-id.ts'
import { addChild, childrenOf, valuesOf } from '../model/item.ts'
import { type JoinContext, targetsOf } from './join-context.ts'
import { holderOf } from '../mapping/owners.ts'
import { type Row, dropOrphan } from './rows.ts'

/** Gives a term to the record that a row names: `service_taxonomy` of version 1, `attribute` of version 3. */
export function linkTerm(row: Row, context: JoinContext): void {
  const { item, table } = row
  const { ledger } = context
  const terms = targetsOf(row, context, (to) => to === 'taxonomy_term')
  const owners = targetsOf(row, context, (to) => to !== 'taxonomy_term').filter(
    ({ kind }) => holderOf('attribute', kind) !== undefined,
  )
  if (terms.length === 0 || owners.length === 0) return dropOrphan(row)
  const [id] = valuesOf(item, 'id')
  if (id) item.entryId = id
  delete item.key
  for (const cell of valuesOf(item, 'id')) cell.drop('entry-id')
  if (!hasDerivedId(item)) {
    // Other packages say there what every attribute is.
    for (const cell of valuesOf(item, 'link_type')) cell.drop('says-nothing')
    item.values.delete('link_type')
  }
  const saysMore = ['value', 'label', 'link_type'].some((field) => item.values.has(field))
  const [term] = terms
  if (saysMore && term && table === 'attribute') {
    addChild(item, 'taxonomy_term', term)
    for (const owner of owners) addChild(owner, 'attributes', item)
    return
  }
  for (const owner of owners)
    for (const term of terms) {
      if (childrenOf(owner, 'taxonomy_terms').includes(term))
        ledger.remarks.add('a term is given twice to the same record')
      addChild(owner, 'taxonomy_terms', term)
    }
}
