import { memoise } from '../../text/memoise.ts'
import { monthFirstColumns } from '../../values/date.ts'
import { Cell } from './cell.ts'

/** One table of a source: its header and its rows, as text. */
export interface Table {
  /** The file or the sheet, without its ending. */
  readonly name: string
  readonly headers: readonly string[]
  readonly rows: readonly Row[]
  /** True for entries of JSON, which are counted and not on lines, and in which a key without a value may be absent. */
  readonly isJson?: true
  /** What columns say that the source hides, their headings among it. They are not read. */
  readonly hidden?: readonly string[]
}

/** A row as a report names it: `clubs line 7`. */
export const rowName = ({ name, isJson }: Table, { number }: Row): string =>
  `${name} ${isJson ? 'entry' : 'line'} ${number}`

/** The cell of a column and a row, which is called as the row is. */
export function cellOf(table: Table, column: number, row: string, text: string): Cell {
  const cell = new Cell(
    `${table.name}.${table.headers[column] || `column ${column + 1}`}`,
    row,
    text,
  )
  cell.isMonthFirst = monthFirstIn(table).has(column)
  return cell
}

const monthFirstIn = memoise(({ rows }: Table) => monthFirstColumns(rows.map(({ cells }) => cells)))

export interface Row {
  /** The line of the table, from 1 for the header. */
  readonly number: number
  readonly cells: readonly string[]
}
