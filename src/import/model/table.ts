/** One table of a source: its header and its rows, as text. */
export interface Table {
  /** The file or the sheet, without its ending. */
  readonly name: string
  readonly headers: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  /** The line of the table, from 1 for the header. */
  readonly number: number
  readonly cells: readonly string[]
}
