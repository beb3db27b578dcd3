import { IngestError } from './ingest-error.ts'

/** A row of a table. It is valid until the next row is read. */
export interface Row {
  /** The number of the row, from 1. */
  readonly number: number
  /** The number of columns. */
  readonly length: number
  /** The text of a column, without quotation marks and surrounding spaces. */
  readonly text: (column: number) => string
}

/** Takes a table in chunks and emits its rows. */
export interface RowScanner {
  readonly push: (chunk: Buffer) => void
  /** Emits a last row without a line end, and says whether there was one. */
  readonly end: () => { readonly unfinished: boolean }
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const MAX_COLUMNS = 256
const MAX_ROW_BYTES = 1 << 20

/**
 * Scans a table as described in RFC 4180. Only requested columns are decoded, because a directory of postcodes has 53 columns
 * and a gigabyte. Quotation marks have a meaning only in files that are separated by commas.
 *
 *     "BS1 5TR",10,358432,172771,…↵
 *     ├───────┤ ├┤                    starts[column] to ends[column]
 */
export function createRowScanner(delimiter: string, onRow: (row: Row) => void): RowScanner {
  const separator = delimiter.charCodeAt(0)
  const quotes = delimiter === ','
  const starts = new Int32Array(MAX_COLUMNS)
  const ends = new Int32Array(MAX_COLUMNS)
  let rest: Buffer = Buffer.alloc(0)
  let data = rest
  const row = { number: 0, length: 0, text }

  function text(column: number): string {
    if (column < 0 || column >= row.length) return ''
    const [start = 0, end = 0] = [starts[column], ends[column]]
    if (!quotes || data[start] !== QUOTE) return data.toString('latin1', start, end).trim()
    return data
      .toString('latin1', start + 1, end - 1)
      .replaceAll('""', '"')
      .trim()
  }

  function emit(length: number) {
    row.number += 1
    row.length = length
    if (length > 1 || (ends[0] ?? 0) > (starts[0] ?? 0)) onRow(row)
  }

  /** Emits all complete rows, and returns the offset of the first incomplete one. */
  function scan(bytes: Buffer): number {
    let rowStart = 0
    let column = 0
    let start = 0
    let quoted = false
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (quoted) quoted = byte !== QUOTE
      else if (byte === separator || byte === LINE_FEED) {
        const isLineEnd = byte === LINE_FEED
        starts[column] = start
        ends[column] = isLineEnd && at > start && bytes[at - 1] === CARRIAGE_RETURN ? at - 1 : at
        start = at + 1
        column += 1
        if (column === MAX_COLUMNS)
          throw new IngestError(`Row ${row.number + 1} is not a row of a table.`)
        if (!isLineEnd) continue
        emit(column)
        column = 0
        rowStart = start
      } else if (quotes && byte === QUOTE) quoted = true
    }
    return rowStart
  }

  function feed(bytes: Buffer) {
    data = bytes
    rest = data.subarray(scan(data))
    if (rest.length > MAX_ROW_BYTES)
      throw new IngestError(
        `The row after row ${row.number} does not end. Is a quotation mark missing?`,
      )
  }

  return {
    push: (chunk) => feed(rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk),
    end() {
      const unfinished = rest.length > 0
      if (unfinished) feed(Buffer.concat([rest, Buffer.from('\n')]))
      if (rest.length > 0) throw new IngestError(`Row ${row.number + 1}, the last, is cut off.`)
      return { unfinished }
    },
  }
}
