import { type Item, addChild, addValue, childrenOf, createItem, valuesOf } from '../model/item.ts'
import { naturalKey } from '../model/natural-key.ts'
import { register } from './join-rows.ts'
import type { SheetContext, SheetRow } from './read-sheet.ts'

/** The fields of a row that an organization has, too. */
const SHARED: readonly (readonly [service: string, organization: string])[] = [
  ['id', 'id'],
  ['name', 'name'],
  ['description', 'description'],
  ['url', 'website'],
  ['email', 'email'],
]

/**
 * Joins rows that are services and organizations at once: one that another row names as its parent is an organization; one
 * without a parent is both. What `ecd_opt_out_website` hides is hidden, and a row without it as well.
 */
export function joinParents(rows: readonly SheetRow[], context: SheetContext): void {
  const byKey = new Map(
    rows.flatMap(({ item }) => (item.key === undefined ? [] : [[item.key, item] as const])),
  )
  const parentOf = ({ cells }: SheetRow) => cells.get('parent_organisation')
  const named = new Set(
    rows.map((row) => parentOf(row)?.text.trim()).filter((key) => key !== undefined),
  )
  const organizations = new Map<string, Item>()
  for (const row of rows) hide(row)
  for (const { item } of rows)
    if (item.key !== undefined && named.has(item.key))
      organizations.set(item.key, toOrganization(item, context))
  for (const row of rows) {
    const { item } = row
    if (item.key !== undefined && organizations.has(item.key)) continue
    const cell = parentOf(row)
    const parent = cell && organizations.get(cell.text.trim())
    if (parent) cell.keep()
    else if (cell) {
      cell.drop(byKey.has(cell.text.trim()) ? 'nesting' : 'orphan')
      context.ledger.remarks.add(
        'rows name a parent that is not there, so each became its own organization',
        cell.record,
      )
    }
    const [own] = childrenOf(item, 'organization')
    item.children.set('organization', [parent ?? ownOrganization(item, own, context)])
    register(item, context)
  }
}

/** What may be shown of a row. */
function hide({ item }: SheetRow): void {
  const said = valuesOf(item, 'hides')
  const level = said[0]?.text
  if (level === undefined || level === 'none') {
    const isPlaceOnly = /hide full location/i.test(said[0]?.text ?? '')
    if (!isPlaceOnly) {
      if (said.length > 0) addValue(item, 'visibility', ...said)
      else item.hidden = true
    }
    return
  }
  for (const pair of childrenOf(item, 'service_at_locations'))
    for (const location of childrenOf(pair, 'location')) addValue(location, 'visibility', ...said)
  for (const cell of said) cell.keep()
}

function toOrganization(item: Item, { model }: SheetContext): Item {
  const organization = createItem('organization')
  organization.key = item.key!
  for (const [from, to] of SHARED) {
    const cells = valuesOf(item, from)
    if (cells.length > 0) addValue(organization, to, ...cells)
  }
  for (const field of ['phones', 'contacts', 'taxonomy_terms'])
    for (const child of childrenOf(item, field)) addChild(organization, field, child)
  const known = model.add(organization as never)
  for (const pair of childrenOf(item, 'service_at_locations'))
    for (const location of childrenOf(pair, 'location')) {
      addChild(location, 'organization', known)
      location.key ??= naturalKey(location) ?? `place of ${item.key}`
      model.add(location as never)
    }
  return known
}

/** An organization with the name of the service, for a row that is both. */
function ownOrganization(item: Item, own: Item | undefined, { model }: SheetContext): Item {
  const organization = own ?? createItem('organization')
  organization.key ??= `organization of ${item.key ?? ''}`
  const name = valuesOf(item, 'name')
  if (!organization.values.has('name'))
    addValue(organization, 'name', ...name.map((cell) => cell.as(cell.text)))
  return model.add(organization as never)
}
