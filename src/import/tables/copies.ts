import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf } from '../model/item.ts'
import { SHARED_ID } from '../model/same-service.ts'
import type { Ledger } from '../model/findings.ts'
import { type Row, cellsOfRow } from './rows.ts'

/**
 * Removes rows that an earlier row of the same kind of table says already: packages often contain copies. Rows under one id are one
 * thing only if they have the same owner and no value differs; others stay, each for itself. Adds to `canonical` which item
 * replaces each copy.
 */
export function withoutCopies(
  rows: readonly Row[],
  canonical: Map<Item, Item>,
  { remarks }: Ledger,
): Row[] {
  const seen = new Map<string, Row[]>()
  return rows.filter((row) => {
    const { item, table } = row
    if (item.key === undefined) return true
    const key = `${table} ${item.key}`
    const before = seen.get(key)
    const first = before?.find((one) => agree(one, row))
    if (first) {
      canonical.set(item, first.item)
      mergeCopy(first, row)
      return false
    }
    if (before) {
      before.push(row)
      remarks.add(SHARED_ID, key)
    } else seen.set(key, [row])
    return true
  })
}

/** True when no field has another value in two rows, and both have the same owners. */
function agree(a: Row, b: Row): boolean {
  const ownersOf = ({ links }: Row) =>
    links
      .map(({ to, cell }) => `${to} ${cell.text.trim()}`)
      .toSorted()
      .join()
  return (
    ownersOf(a) === ownersOf(b) &&
    [...b.item.values].every(([field, cells]) => {
      const known = a.item.values.get(field)
      return field === 'id' || !known || textsOf(known) === textsOf(cells)
    })
  )
}

const textsOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text.trim()).join('\n')

/** Fields that only the copy has are taken from it. */
function mergeCopy(first: Row, copy: Row): void {
  const adopted = [...copy.item.values].filter(([field]) => !first.item.values.has(field))
  for (const [field, cells] of adopted) first.item.values.set(field, cells)
  const taken = new Set(adopted.flatMap(([, cells]) => cells))
  for (const cell of cellsOfRow(copy)) {
    if (taken.has(cell)) continue
    const twin = twinOf(cell, first)
    if (twin) cell.repeat(twin)
    else cell.drop('same-record')
  }
}

/** The cell with the same text, best in the same column. */
const twinOf = (cell: Cell, row: Row): Cell | undefined =>
  cellsOfRow(row).find((one) => hasText(one, cell) && columnOf(one) === columnOf(cell)) ??
  [...cellsOf(row.item)].find((one) => hasText(one, cell))

const hasText = (a: Cell, b: Cell): boolean => a.text.trim() === b.text.trim()
const columnOf = ({ field }: Cell): string | undefined => field.split('.').at(-1)
