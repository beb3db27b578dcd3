import { type SheetColumn, type SheetKind, ORGANIZATION } from '../../generator/dump/sheets.ts'
import { withEdits } from '../../edit/with-edits.ts'
import { merge3 } from '../../edit/merge3.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { standardOrder } from '../../edit/between/standard-order.ts'
import { fold } from '../model/fold.ts'
import { readCell } from './read-cell.ts'
import type { Cells } from './read-workbook.ts'
import type { SheetContext } from './sheet-context.ts'
import { withCell } from './write-cell.ts'

export interface EditedRow {
  readonly place: string
  readonly id: string
  readonly columns: readonly SheetColumn[]
  readonly cells: Cells
  readonly before: Cells
  /** What is published now. */
  readonly now: Cells
}

/** Changes a record where a cell differs from the exported one, unless it has changed here as well. */
export function editRecord(
  { place, id, columns, cells, before, now }: EditedRow,
  context: SheetContext,
): void {
  const { index, notes, changes } = context
  const ours = index.records.get(id)!
  let value: RawObject = ours.value
  for (const column of columns) {
    const { header, field } = column
    const key = fold(header)
    const [cell, was] = [cells.get(key), before.get(key)]
    // A column that somebody deleted, or that an older export did not have, says nothing.
    if (cell === undefined || cell === (was ?? '') || (was === undefined && !before.has(key)))
      continue
    if (field === undefined) {
      if (header === ORGANIZATION)
        notes.push(`${place}: the organization of a record is not changed from a sheet.`)
      continue
    }
    const current = now.get(key) ?? ''
    const usual = usualSpelling(ours.kind as SheetKind, column, cell, context) ?? cell
    const theirs: string = usual === current || usual === was ? usual : cell
    const side = merge3<string>({ equals: (one) => one === was }, { ours: current, theirs })
    if (side === 'ours') continue
    if (side === 'both') {
      notes.push(`${place}, ${header}: it has changed here as well, so it stays.`)
      continue
    }
    value = withCell(
      value,
      {
        kind: ours.kind as SheetKind,
        column: { ...column, field },
        text: cell,
        before: current,
        place: `${place}, ${header}`,
      },
      context,
    )
  }
  if (value === ours.value) return
  const result = withEdits(ours.text, value, { orderAt: standardOrder(ours.kind) })
  if ('refusal' in result) notes.push(`${place}: ${result.refusal}`)
  else if (result.text !== ours.text)
    changes.push({ file: ours.file, before: ours.text, after: result.text })
}

/** What a cell with one value says. An office program may have turned a date into its number. */
function usualSpelling(
  kind: SheetKind,
  { field, isList }: SheetColumn,
  cell: string,
  context: SheetContext,
): string | undefined {
  if (field === undefined || isList) return undefined
  const read = readCell(cell, kind, field, context)
  return 'text' in read ? read.text : undefined
}
