import { csvFormatRow } from 'd3-dsv'
import { neutralise } from './neutralise.ts'
import type { TablePlan } from './tables.ts'

/** The header of a table, as CSV (RFC 4180). */
export const csvHeader = ({ columns }: TablePlan): string =>
  toCsv([columns.map(({ name }) => name)])

/** Rows of a table, as CSV. A value that is absent is an empty cell. */
export const csvRows = (
  { columns }: TablePlan,
  rows: readonly Readonly<Record<string, unknown>>[],
): string => toCsv(rows.map((values) => columns.map(({ name }) => cellOf(values[name]))))

const cellOf = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'string' ? neutralise(value) : String(value)
}

/** Rows of cells, of which none is run by a spreadsheet. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  toCsv(rows.map((row) => row.map(neutralise)))

/** Each row ends with CRLF (RFC 4180, section 2). */
const toCsv = (rows: readonly string[][]): string =>
  rows.map((row) => `${csvFormatRow(row)}\r\n`).join('')
