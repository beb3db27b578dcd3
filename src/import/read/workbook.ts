import readWorkbook from 'read-excel-file/node'
import { withoutApostrophe } from '../../generator/dump/neutralise.ts'
import { UserError } from '../../io/command/errors.ts'
import type { Remarks } from '../model/findings.ts'
import type { Table } from '../model/table.ts'
import { toTable } from './table.ts'
import { shownWhole } from '../report/shown.ts'
import { shownNumber } from '../../values/number-format.ts'
import { type SheetMarks, cornersOf } from '../../io/workbook/marks.ts'
import { type SheetParts, readParts } from '../../io/workbook/parts.ts'
import { columnNumber } from '../../io/workbook/xml.ts'

/** The sheets of an XLSX workbook that have a header and rows, those that are hidden among them. */
export async function readSheets(bytes: Uint8Array): Promise<Table[]> {
  return (await readAll(bytes)).flatMap(({ name, lines }) => tableOf(name, lines) ?? [])
}

/**
 * The sheets of somebody else's workbook, as it shows them. What it hides or strikes out is not read, and what its cells hold beside
 * their text is told: a comment, an address behind a word, or a formula without a result.
 */
export async function readShownSheets(
  bytes: Uint8Array,
  remarks: Remarks,
  wanted?: ReadonlySet<string>,
): Promise<Table[]> {
  return (await readAll(bytes)).flatMap(({ name, parts, lines }) => {
    if (parts?.isHidden) {
      remarks.add('a hidden sheet was not read; show it if it belongs to the directory', name)
      return []
    }
    const shown = parts ? shownLines(lines, parts.marks, { remarks, name }) : lines
    const table = tableOf(name, shown, wanted)
    if (!table) {
      if (wanted && lines.length > 0)
        remarks.add('a sheet has none of the columns of the mapping', name)
      return []
    }
    for (const [cell, address] of parts?.links ?? [])
      if (!saysAddress(lines, cell, address))
        remarks.add('a cell links to an address that it does not say; write it out', at(name, cell))
    for (const cell of parts?.unsolved ?? [])
      remarks.add('a formula has no result, so its cell was taken for blank', at(name, cell))
    for (const [cell, text] of parts?.comments ?? [])
      remarks.add(
        'a cell has a comment, which was not read',
        `${at(name, cell)}: ${shownWhole(text)}`,
      )
    const columns = [...(parts?.marks.hiddenColumns ?? [])]
    const hidden = columns.flatMap((column) => lines.map((line) => line[column - 1] ?? ''))
    return [hidden.length > 0 ? { ...table, hidden } : table]
  })
}

/** The lines as the sheet shows them. Lines and columns that are left out are blank, so that all others keep their numbers. */
function shownLines(
  lines: readonly (readonly string[])[],
  { hiddenRows, hiddenColumns, struckRows, colouredRows, merges, numbers }: SheetMarks,
  { remarks, name }: { readonly remarks: Remarks; readonly name: string },
): readonly (readonly string[])[] {
  const shown = lines.map((line) => [...line])
  for (const [cell, { value, format }] of numbers) {
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
    const text = shownNumber(value, format)
    const line = shown[Number(row) - 1]
    if (line && text !== undefined) line[columnNumber(letters) - 1] = text
  }
  for (const range of merges) {
    const [top, left, bottom] = cornersOf(range)
    const text = shown[top - 1]?.[left - 1]
    if (text)
      for (const line of shown.slice(top, bottom)) if (!line[left - 1]) line[left - 1] = text
  }
  const isFilled = (line: readonly string[]) => line.some((cell) => cell.trim() !== '')
  const isFew = colouredRows.size < lines.filter(isFilled).length / 2
  for (const [i, line] of shown.entries()) {
    const place = `${name}, row ${i + 1}`
    const isOut = hiddenRows.has(i + 1) || struckRows.has(i + 1)
    if (isOut && isFilled(line))
      remarks.add(
        hiddenRows.has(i + 1)
          ? 'a hidden row was not read; show it if it belongs to the directory'
          : 'a row is struck out, so it was not read',
        place,
      )
    else if (i > 0 && isFew && colouredRows.has(i + 1) && isFilled(line))
      remarks.add('a row is coloured, which may say something that no cell does; look at it', place)
    for (const [column] of line.entries())
      if (isOut || hiddenColumns.has(column + 1)) line[column] = ''
  }
  for (const column of hiddenColumns)
    if (lines.some((line) => line[column - 1]?.trim()))
      remarks.add(
        'a hidden column was not read; show it if it belongs to the directory',
        `${name}, column ${column}`,
      )
  return shown
}

const at = (sheet: string, cell: string) => `${sheet}, ${cell}`

interface ReadSheet {
  readonly name: string
  readonly parts: SheetParts | undefined
  readonly lines: readonly (readonly string[])[]
}

function tableOf(
  name: string,
  lines: readonly (readonly string[])[],
  wanted?: ReadonlySet<string>,
): Table | undefined {
  const table = toTable(name, lines, wanted)
  return table && table.rows.length > 0 ? table : undefined
}

async function readAll(bytes: Uint8Array): Promise<ReadSheet[]> {
  const parts = await readParts(bytes)
  const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: Error) => {
    throw new UserError(
      `This workbook cannot be read: ${error.message}. Open it, save it again as .xlsx, and import that.`,
    )
  })
  return sheets.map(({ sheet, data }, i) => {
    // A sheet that is a chart has no cells.
    const lines = ((data as typeof data | undefined) ?? []).map((row) => row.map(textOf))
    return { name: sheet, parts: parts[i], lines }
  })
}

/** True when the text of a cell has the address that it links to. */
function saysAddress(
  lines: readonly (readonly string[])[],
  cell: string,
  address: string,
): boolean {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)/.exec(cell) ?? []
  const column = columnNumber(letters) - 1
  const text = lines[Number(number) - 1]?.[column] ?? ''
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
      .replace(/\?subject=.*/, '')
      .replace(/(?<!\/)\/+$/, '')
  return text.trim() === '' || text.toLowerCase().includes(plain(address))
}

/** A cell as text: a date with its day, or with its time where it is one. Office programs keep both as fractions of days. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return withoutApostrophe(String(value))
  const iso = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString()
  if (value.getUTCFullYear() < 1901) return iso.slice(11, 16)
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}
