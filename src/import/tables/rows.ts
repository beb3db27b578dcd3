import { Cell } from '../model/cell.ts'
import type { Ledger } from '../model/findings.ts'
import type { ItemKind, ResolvedPath } from '../../record/mapping/paths.ts'
import { type Item, addValue, cellsOf, createItem } from '../model/item.ts'
import type { ModelBuilder } from '../model/model.ts'
import { naturalKey } from '../model/natural-key.ts'
import { type Table, cellOf } from '../model/table.ts'
import { fold } from '../model/fold.ts'
import { applyRule, pathOf } from '../mapping/apply-rule.ts'
import { entryNumbers } from '../mapping/entry-numbers.ts'
import { type Column, type LinkedKind, columnOf, isShared } from './columns.ts'
import { namesIn } from './column-names.ts'
import { kindOf } from './table-kind.ts'
import type { TableKind } from '../mapping/kinds.ts'

/** A row of a package, and the keys of other rows in it. */
export interface Row {
  readonly item: Item
  readonly table: TableKind
  /** The text of its first column, by which tables of Airtable name a row. */
  readonly label: string
  readonly links: readonly {
    readonly to: LinkedKind
    readonly cell: Cell
    readonly isList: boolean
  }[]
}

/** Every cell of a row, with the keys of other rows. */
export const cellsOfRow = ({ item, links }: Row): Cell[] => [
  ...cellsOf(item),
  ...links.map(({ cell }) => cell),
]

/** A row whose owner the package does not have. */
export function dropOrphan(row: Row): void {
  for (const cell of cellsOfRow(row)) cell.drop('orphan')
}

interface RowContext {
  /** The kinds of tables that the package has. */
  readonly kinds: ReadonlySet<TableKind | undefined>
  readonly model: ModelBuilder
  readonly source: string
  readonly ledger: Ledger
}

/** Reads each row of a table as an item. Of a table that is none of the standard, only its cells are listed. */
export function readTable(table: Table, context: RowContext): Row[] {
  const kind = kindOf(table)
  if (!kind && table.rows.length > 0)
    context.ledger.remarks.add('a table is none of the standard', table.name)
  const names = kind ? namesIn(kind, table.headers) : []
  const columns = names.map((name): Column =>
    kind && name !== undefined ? columnOf(kind, name, context.kinds) : UNKNOWN,
  )
  const paths = columns.map((column) =>
    'rule' in column ? pathOf(itemKindOf(kind), column.rule.to) : undefined,
  )
  const numbers = entryNumbers(paths)
  const idColumn = names.indexOf('id')
  return table.rows.map(({ number, cells }) => {
    const id = cells[idColumn]?.trim()
    const record = `${table.name} line ${number}`
    const row = readCells(cells, { ...context, table, kind, columns, paths, numbers, record })
    if (id) row.item.key = id
    else if (kind && isShared(kind)) {
      // The name tells rows apart; two of the same name are one record.
      row.item.key = keyOf(row) ?? `#${table.name} line ${number}`
      row.item.isWeak = true
      context.ledger.remarks.add(
        `${kind} records without an id are told apart by their names`,
        record,
      )
    }
    if (kind === 'address') addAddressType(row.item, table, record)
    return row
  })
}

/** The natural key of a row, whose organization and address may be links. */
function keyOf({ item, links }: Row): string | undefined {
  const key = naturalKey(item)
  const linked = links.filter(
    ({ to }) => to === (item.kind === 'location' ? 'address' : 'organization'),
  )
  const isPart = item.kind === 'service' || item.kind === 'location'
  return key && isPart ? [key, ...linked.map(({ cell }) => fold(cell.text))].join('|') : key
}

const UNKNOWN: Column = { rule: { to: 'no-home' } }

interface CellContext extends RowContext {
  readonly table: Table
  readonly kind: TableKind | undefined
  readonly columns: readonly Column[]
  readonly paths: readonly (ResolvedPath | undefined)[]
  readonly numbers: readonly (readonly number[])[]
  readonly record: string
}

function readCells(texts: readonly string[], context: CellContext): Row {
  const { model, source, ledger, table, kind, columns, paths, numbers, record } = context
  const item = createItem(itemKindOf(kind))
  const links: Row['links'][number][] = []
  const entries = new Map<string, Item>()
  for (const [i, text] of texts.entries()) {
    if (text.trim() === '') continue
    const cell = cellOf(table, i, record, text)
    ledger.cells.push(cell)
    const column = columns[i] ?? UNKNOWN
    if ('rule' in column)
      applyRule(item, cell, column.rule, {
        model,
        source,
        entries,
        numbers: numbers[i],
        path: paths[i],
      })
    else links.push({ ...column, cell })
  }
  return { item, table: kind ?? 'history', label: texts[0] ?? '', links }
}

/** The tables that are no entity of the standard have rows with a few values, like an attribute. */
const itemKindOf = (kind: TableKind | undefined): ItemKind =>
  kind === undefined || kind === 'service_term' || kind === 'payment' || kind === 'history'
    ? 'attribute'
    : kind

/** Version 1 has postal addresses in a table of their own. */
function addAddressType(item: Item, { name }: Table, record: string): void {
  if (/^postal|^mail/.test(fold(name)) && !item.values.has('address_type'))
    addValue(item, 'address_type', new Cell('', record, 'postal'))
}
