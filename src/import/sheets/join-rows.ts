import { type Item, addChild, addValue, cellsOf, childrenOf, textOf } from '../model/item.ts'
import { SHARED } from '../model/model.ts'
import { naturalKey, placeKey } from '../model/natural-key.ts'
import { keyService } from '../model/same-service.ts'
import type { SheetContext, SheetRow } from './read-sheet.ts'

/** Joins rows: those that continue another add to it, and organizations and places are there once. */
export function joinRows(rows: readonly SheetRow[], context: SheetContext): void {
  const byKey = new Map<string, Item>()
  for (const { item, continues } of rows)
    if (!continues && item.key !== undefined) byKey.set(item.key, item)
  for (const { item, continues } of rows) {
    const parent = continues && byKey.get(continues.text.trim())
    if (parent) {
      continues.keep()
      addRow(parent, item, context)
    } else if (continues) for (const cell of [continues, ...cellsOf(item)]) cell.drop('orphan')
  }
  for (const { item, continues } of rows) if (!continues) register(item, context)
}

/** Adds the entries and values of a row that continues another one. */
function addRow(parent: Item, row: Item, { ledger }: SheetContext): void {
  for (const [field, children] of row.children)
    for (const child of children) addChild(parent, field, child)
  for (const [field, cells] of row.values) {
    if (field === 'id') for (const cell of cells) cell.drop('entry-id')
    else if (!parent.values.has(field)) addValue(parent, field, ...cells)
    else for (const cell of cells) cell.drop('same-record')
  }
  ledger.remarks.add('rows that continue another one were joined with it')
}

/** Gives the records of a row their keys, and joins them with those of other rows. */
export function register(item: Item, { model, ledger, source }: SheetContext): void {
  replaceChildren(item, 'organization', (organization) =>
    textOf(organization, 'name') === '' && organization.key === undefined
      ? undefined
      : share(organization),
  )
  for (const pair of childrenOf(item, 'service_at_locations'))
    replaceChildren(pair, 'location', (location) => share(location))
  if (isOrganization(item)) {
    for (const organization of childrenOf(item, 'organization'))
      for (const pair of childrenOf(item, 'service_at_locations'))
        for (const location of childrenOf(pair, 'location'))
          addChild(location, 'organization', organization)
    return
  }
  if (item.key === undefined && !item.values.has('name')) {
    for (const cells of item.values.values()) for (const cell of cells) cell.drop('no-value')
    if (item.children.size === 0) return
  }
  const isWeak = item.key === undefined
  if (!isWeak || naturalKey(item) !== undefined) {
    const remark = keyService(item, model)
    if (remark) ledger.remarks.add(remark, recordOf(item, source))
    if (isWeak) tell(item)
  }
  model.add(item as never)

  function share(record: Item): Item {
    for (const child of record.children.values())
      for (const inner of child)
        if ((SHARED as readonly string[]).includes(inner.kind) && inner.key === undefined)
          keyed(inner)
    return model.add(keyed(record) as never)
  }

  function keyed(record: Item): Item {
    if (record.key !== undefined) return record
    const owner = childrenOf(item, 'organization')[0]?.key ?? recordOf(item, source)
    const key = record.kind === 'location' ? placeKey(record, owner, model) : naturalKey(record)
    if (key !== undefined) {
      record.key = key
      tell(record)
    }
    return record
  }

  function tell(record: Item): void {
    record.isWeak = true
    ledger.remarks.add(
      `${record.kind} records without an id are told apart by their names or addresses`,
      recordOf(record, recordOf(item, source)),
    )
  }
}

/** True for a row of a list of organizations: it says nothing of a service. */
const isOrganization = ({ key, values, children }: Item): boolean =>
  key === undefined &&
  values.size === 0 &&
  children.has('organization') &&
  [...children.keys()].every((field) => ['organization', 'service_at_locations'].includes(field))

const recordOf = ({ values }: Item, source: string): string =>
  [...values.values()][0]?.[0]?.record ?? source

function replaceChildren(item: Item, field: string, make: (child: Item) => Item | undefined): void {
  const children = item.children.get(field)
  if (!children) return
  const made = children.flatMap((child) => make(child) ?? [])
  if (made.length === 0) item.children.delete(field)
  else item.children.set(field, made)
}
