import type { Ledger } from '../model/findings.ts'
import type { Item } from '../model/item.ts'
import { type Model, createModel } from '../model/model.ts'
import type { Table } from '../read/table.ts'
import { withoutCopies } from './copies.ts'
import { attachEntry } from './entry-rows.ts'
import type { JoinContext } from './join-context.ts'
import type { TableKind } from './kinds.ts'
import { linkPair } from './pair-rows.ts'
import { addPayment } from './payment-rows.ts'
import { linkRecord } from './record-rows.ts'
import { createResolver } from './resolver.ts'
import { type Row, isShared, readTable } from './rows.ts'
import { linkTerm } from './term-rows.ts'

/** Joins the tables of an HSDS package of any version: rows become items, and keys lead from one to another. */
export function joinPackage(tables: readonly Table[], source: string, ledger: Ledger): Model {
  const model = createModel()
  const read = tables.flatMap((table) => readTable(table, { model, source, ledger }))
  const canonical = new Map<Item, Item>()
  const records = read.filter(({ table }) => isShared(table))
  for (const { item } of records) canonical.set(item, model.add(item as never))
  const entries = withoutCopies(
    read.filter(({ table }) => !isShared(table)),
    canonical,
  )
  const rows = [...records, ...entries]
  const resolver = createResolver(
    rows.map(({ item }) => canonical.get(item) ?? item),
    ledger,
  )
  const context: JoinContext = { model, resolver, canonical, source, ledger }
  for (const kinds of IN_ORDER)
    for (const row of rows) if (kinds.includes(row.table)) linkRow(row, context)
  for (const row of entries) if (!EARLY.has(row.table)) linkRow(row, context)
  return model.model()
}

/** What must be joined before others, because they refer to it. */
const IN_ORDER: readonly (readonly TableKind[])[] = [
  ['program', 'organization', 'location', 'taxonomy_term'],
  ['service'],
  ['service_at_location'],
  ['contact'],
  ['phone'],
]
const EARLY = new Set(IN_ORDER.flat())

function linkRow(row: Row, context: JoinContext): void {
  const { table } = row
  if (isShared(table)) linkRecord(row, context)
  else if (table === 'service_at_location') linkPair(row, context)
  else if (table === 'service_term' || table === 'attribute') linkTerm(row, context)
  else if (table === 'payment') addPayment(row, context)
  // A capacity takes its unit.
  else if (table !== 'history' && table !== 'unit') attachEntry(row, context)
}
