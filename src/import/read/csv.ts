import { parse } from 'csv-parse/sync'
import { withoutApostrophe } from '../../dump/neutralise.ts'
import { type Table, toTable } from './table.ts'

export interface CsvTable {
  readonly table?: Table
  /** Lines that are longer or shorter than the header. */
  readonly uneven: readonly number[]
}

/** Reads CSV, TSV or text with semicolons. Quotation marks in the wrong place are text. */
export function readCsv(name: string, text: string): CsvTable {
  const lines = parse(text.replace(/\r+\n/g, '\n').replaceAll('\r', '\n'), {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  }) as string[][]
  const table = toTable(
    name,
    lines.map((cells) => cells.map(withoutApostrophe)),
  )
  if (!table) return { uneven: [] }
  const width = table.headers.length
  const uneven = table.rows
    .filter(({ cells }) => cells.length !== width)
    .map(({ number }) => number)
  return { table, uneven }
}

const DELIMITERS = ['\t', ';', ',', '|']

/** The delimiter that the first line has most of, outside quotation marks. */
export function delimiterOf(text: string): string {
  const first =
    text
      .replace(/"(?:[^"]|"")*"/g, '')
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? ''
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length)
  const most = Math.max(...counts)
  return DELIMITERS[counts.indexOf(most)] ?? ','
}
