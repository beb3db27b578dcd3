import { type SheetColumn, type SheetKind, ORGANIZATION } from '../../dump/sheets.ts'
import { editsBetween } from '../../edit/edits-between.ts'
import { applySplices } from '../../edit/splice.ts'
import type { RawObject } from '../../record/yaml/raw.ts'
import { orderOf } from '../judge/record-text.ts'
import { fold } from '../read/table.ts'
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
    if (current === cell) continue
    if (current !== was) {
      notes.push(`${place}, ${header}: it has changed here as well, so it stays.`)
      continue
    }
    value = withCell(
      value,
      {
        kind: ours.kind as SheetKind,
        column: { ...column, field },
        text: cell,
        before: was,
        place: `${place}, ${header}`,
      },
      context,
    )
  }
  if (value === ours.value) return
  const result = editsBetween(ours.text, value, { orderAt: orderOf(ours.kind) })
  if ('refusal' in result) notes.push(`${place}: ${result.refusal}`)
  else if (result.edits.length > 0)
    changes.push({
      file: ours.file,
      before: ours.text,
      after: applySplices(ours.text, result.edits),
    })
}
