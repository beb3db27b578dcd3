import { type Sheet, type SheetKind, ID, SHEETS, sheetKinds } from '../../generator/dump/sheets.ts'
import { EXPORTED } from '../../generator/dump/workbook.ts'
import type { Table } from '../model/table.ts'
import { fold } from '../model/fold.ts'

/** A row of a sheet that `osd export` wrote, by the folded names of its columns. */
export type Cells = ReadonlyMap<string, string>

/** One sheet as it is now, and as it was exported. */
export interface EditedSheet {
  readonly kind: SheetKind
  readonly name: string
  readonly headers: readonly string[]
  readonly rows: readonly { readonly number: number; readonly cells: Cells }[]
  /** By id. */
  readonly exported: ReadonlyMap<string, Cells>
}

/** The sheets of a workbook that `osd export` wrote; undefined for any other. The order of sheets, columns and rows does not matter. */
export function editedSheets(tables: readonly Table[]): readonly EditedSheet[] | undefined {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const sheets = sheetKinds.flatMap((kind): EditedSheet[] => {
    const name = SHEETS[kind]
    const [now, before] = [byName.get(name), byName.get(`${name}${EXPORTED}`)]
    if (!now || !before || !now.headers.some((header) => fold(header) === ID)) return []
    const exported = before.rows.map(({ cells }) => cellsOf(before, cells))
    return [
      {
        kind,
        name,
        headers: now.headers,
        rows: now.rows.map(({ number, cells }) => ({ number, cells: cellsOf(now, cells) })),
        exported: new Map(exported.map((cells) => [cells.get(ID) ?? '', cells])),
      },
    ]
  })
  return sheets.length > 0 ? sheets : undefined
}

const cellsOf = ({ headers }: Pick<Table, 'headers'>, cells: readonly string[]): Cells =>
  new Map(headers.map((header, i) => [fold(header), tidy(cells[i] ?? '')]))

/** Office programs write other ends of lines. */
const tidy = (text: string) => text.replace(/\r\n?|_x000D_\n?/g, '\n').trim()

/** The rows of sheets that were not written to a workbook, by id. */
export const rowsOf = (
  sheets: readonly Sheet[],
): ReadonlyMap<SheetKind, ReadonlyMap<string, Cells>> =>
  new Map(
    sheets.map(({ kind, columns, rows }) => {
      const headers = columns.map(({ header }) => header)
      const all = rows.map((cells) => cellsOf({ headers }, cells))
      return [kind, new Map(all.map((cells) => [cells.get(ID) ?? '', cells]))]
    }),
  )
