import readWorkbook from 'read-excel-file/node'
import { withoutApostrophe } from '../../generator/dump/neutralise.ts'
import { UserError } from '../../io/command/errors.ts'
import type { Remarks } from '../model/findings.ts'
import { type Table, toTable } from './table.ts'
import { type SheetParts, columnNumber, readParts } from './workbook-parts.ts'

/** The sheets of an XLSX workbook that have a header and rows, those that are hidden among them. */
export async function readSheets(bytes: Uint8Array): Promise<Table[]> {
  return (await readAll(bytes)).flatMap(({ table }) => table ?? [])
}

/**
 * The sheets of somebody else's workbook. What it hides is not read, and what its cells hold beside their text is told: an
 * address behind a word, or a formula without a result.
 */
export async function readShownSheets(
  bytes: Uint8Array,
  remarks: Remarks,
  wanted?: ReadonlySet<string>,
): Promise<Table[]> {
  return (await readAll(bytes, wanted)).flatMap(({ name, table, parts, lines }) => {
    if (!table) {
      if (wanted && lines.length > 0)
        remarks.add('a sheet has none of the columns of the mapping', name)
      return []
    }
    if (parts?.isHidden) {
      remarks.add('a hidden sheet was not read; show it if it belongs to the directory', name)
      return []
    }
    for (const [cell, address] of parts?.links ?? [])
      if (!saysAddress(lines, cell, address))
        remarks.add('a cell links to an address that it does not say; write it out', at(name, cell))
    for (const cell of parts?.unsolved ?? [])
      remarks.add('a formula has no result, so its cell was taken for blank', at(name, cell))
    return [table]
  })
}

const at = (sheet: string, cell: string) => `${sheet}, ${cell}`

interface ReadSheet {
  readonly name: string
  readonly parts: SheetParts | undefined
  readonly lines: readonly (readonly string[])[]
  readonly table: Table | undefined
}

async function readAll(bytes: Uint8Array, wanted?: ReadonlySet<string>): Promise<ReadSheet[]> {
  const parts = await readParts(bytes)
  const sheets = await readWorkbook(Buffer.from(bytes)).catch((error: Error) => {
    throw new UserError(
      `This workbook cannot be read: ${error.message}. Open it, save it again as .xlsx, and import that.`,
    )
  })
  return sheets.map(({ sheet, data }, i) => {
    // A sheet that is a chart has no cells.
    const lines = ((data as typeof data | undefined) ?? []).map((row) => row.map(textOf))
    const table = toTable(sheet, lines, wanted)
    return {
      name: sheet,
      parts: parts[i],
      lines,
      table: table && table.rows.length > 0 ? table : undefined,
    }
  })
}

/** Whether the text of a cell has the address that it links to. */
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
