import type { Cell } from '../model/cell.ts'
import { type Item, cellsOf } from '../model/item.ts'
import { contentOf } from '../model/model.ts'
import { type Row, cellsOfRow } from './rows.ts'

/**
 * Removes rows whose id an earlier row of the same kind of table has: packages often contain stale copies. Adds to
 * `canonical` which item replaces each copy.
 */
export function withoutCopies(rows: readonly Row[], canonical: Map<Item, Item>): Row[] {
  const seen = new Map<string, Row>()
  return rows.filter((row) => {
    const { item, table, links } = row
    if (item.key === undefined) return true
    const key = `${table} ${item.key}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, row)
      return true
    }
    // The same entry for another owner.
    if (links.length !== first.links.length && isSame(item, first.item)) return true
    canonical.set(item, first.item)
    mergeCopy(first, row)
    return false
  })
}

const isSame = (a: Item, b: Item): boolean => withoutKey(a) === withoutKey(b)

const withoutKey = ({ kind, values, children }: Item): string =>
  contentOf({ kind, values, children })

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
