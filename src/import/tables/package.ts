import type { Ledger } from '../model/findings.ts'
import { type Item, textOf } from '../model/item.ts'
import { fold } from '../model/fold.ts'
import { type Model, type SharedKind, createModel } from '../model/model.ts'
import { SHARED_ID } from '../model/same-service.ts'
import type { Table } from '../model/table.ts'
import { withoutCopies } from './copies.ts'
import { attachEntry } from './entry-rows.ts'
import type { JoinContext } from './join-context.ts'
import type { TableKind } from '../mapping/kinds.ts'
import { linkPair } from './pair-rows.ts'
import { addPayment } from './payment-rows.ts'
import { linkBack, linkRecord } from './record-rows.ts'
import { holderOf } from '../mapping/owners.ts'
import { type Resolver, createResolver } from './resolver.ts'
import { isShared } from './columns.ts'
import { type Row, readTable } from './rows.ts'
import { kindOf } from './table-kind.ts'
import { linkTerm } from './term-rows.ts'

/** Joins the tables of an HSDS package of any version: rows become items, and keys lead from one to another. */
export function joinPackage(tables: readonly Table[], source: string, ledger: Ledger): Model {
  const model = createModel()
  const kinds = new Set(tables.map(kindOf))
  const read = tables.flatMap((table) => readTable(table, { kinds, model, source, ledger }))
  const canonical = new Map<Item, Item>()
  const records = read.filter(({ table }) => isShared(table))
  for (const { item, table } of records) {
    const known = item.key === undefined ? undefined : model.find(table as SharedKind, item.key)
    const names = [known, item].map((one) => fold(one ? textOf(one, 'name') : ''))
    if (NAMED.has(table) && names.every(Boolean) && names[0] !== names[1]) {
      ledger.remarks.add(SHARED_ID, `${table} ${item.key}`)
      item.key = `${item.key} ${names[1]}`
    }
    canonical.set(item, model.add(item as never))
  }
  const entries = withoutCopies(
    read.filter(({ table }) => !isShared(table)),
    canonical,
    ledger,
  )
  const rows = [...records, ...entries]
  const itemOf = ({ item }: Row) => canonical.get(item) ?? item
  const resolver = createResolver(
    rows.map((row) => ({
      item: itemOf(row),
      names: [textOf(row.item, 'name'), row.label].filter((one) => one && one !== row.item.key),
    })),
    ledger,
  )
  const owners = ownersIn(rows, resolver, itemOf)
  const context: JoinContext = { model, resolver, canonical, owners, source, ledger }
  for (const some of IN_ORDER)
    for (const row of rows) if (some.includes(row.table)) linkRow(row, context)
  for (const row of records) linkBack(row, context)
  for (const row of entries) if (!EARLY.has(row.table)) linkRow(row, context)
  return model.model()
}

/** Kinds of which two rows with one id and two names are two records. */
const NAMED: ReadonlySet<TableKind> = new Set(['service', 'organization'])

/** What must be joined before others, because they refer to it. */
const IN_ORDER: readonly (readonly TableKind[])[] = [
  ['program', 'organization', 'location', 'taxonomy_term'],
  ['service_at_location'],
  ['service'],
  ['contact'],
  ['phone'],
]
const EARLY = new Set(IN_ORDER.flat())

/** The owners that name their entries by keys: a service that lists its schedules. */
function ownersIn(
  rows: readonly Row[],
  resolver: Resolver,
  itemOf: (row: Row) => Item,
): ReadonlyMap<Item, readonly Item[]> {
  const linksOf = ({ table, links }: Row) =>
    links.filter(({ to }) => holderOf(to as TableKind, table) !== undefined)
  const listing = rows.filter((row) => linksOf(row).length > 0)
  const named = listing.length > 0 ? namedBy(rows, resolver) : undefined
  const owners = new Map<Item, Item[]>()
  for (const row of listing) {
    const owner = itemOf(row)
    const isMeant = (entry: Item) => named?.get(entry)?.has(owner) === true
    for (const { to, cell, isList } of linksOf(row))
      for (const entry of resolver.find(to, cell, isList, isMeant))
        owners.set(entry, [...(owners.get(entry) ?? []), owner])
  }
  return owners
}

/** The records that each entry names itself. */
const namedBy = (rows: readonly Row[], resolver: Resolver): ReadonlyMap<Item, ReadonlySet<Item>> =>
  new Map(
    rows
      .filter(({ table }) => !isShared(table))
      .map(({ item, links }) => [
        item,
        new Set(links.flatMap(({ to, cell, isList }) => resolver.find(to, cell, isList))),
      ]),
  )

function linkRow(row: Row, context: JoinContext): void {
  const { table } = row
  if (isShared(table)) linkRecord(row, context)
  else if (table === 'service_at_location') linkPair(row, context)
  else if (table === 'service_term' || table === 'attribute') linkTerm(row, context)
  else if (table === 'payment') addPayment(row, context)
  // A capacity takes its unit.
  else if (table !== 'history' && table !== 'unit') attachEntry(row, context)
}
