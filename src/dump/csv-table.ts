import { stringify } from 'csv-stringify/sync'
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

const toCsv = (rows: readonly (readonly string[])[]) =>
  stringify(rows as string[][], {
    record_delimiter: 'windows',
    // Without this it quotes whole ends of lines only.
    quoted_match: /[\r\n]/,
  })
