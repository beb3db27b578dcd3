import { parse } from 'csv-parse/sync'
import { UserError } from '../../io/command/errors.ts'
import { withoutApostrophe } from '../../generator/dump/neutralise.ts'
import { MAX_CELLS } from '../../io/workbook/limits.ts'
import type { Table } from '../model/table.ts'
import { toTable, tooLarge } from './table.ts'

export interface CsvTable {
  readonly table?: Table
  /** Lines that are longer or shorter than the header. */
  readonly uneven: readonly number[]
}

/** Reads CSV, TSV or text with semicolons. Quotation marks in the wrong place are text; one that is never closed is refused. */
export function readCsv(name: string, text: string, wanted?: ReadonlySet<string>): CsvTable {
  const lines = linesOf(text)
  const table = toTable(
    name,
    lines.map((cells) => cells.map(withoutApostrophe)),
    wanted,
  )
  if (!table) return { uneven: [] }
  const width = table.headers.length
  const uneven = table.rows
    .filter(({ cells }) => cells.length !== width)
    .map(({ number }) => number)
  return { table, uneven }
}

function linesOf(text: string): string[][] {
  let cells = 0
  try {
    return parse(text.replace(/(?<!\r)\r+\n/g, '\n').replaceAll('\r', '\n'), {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      on_record: (line: string[]) => {
        cells += line.length
        if (cells > MAX_CELLS) throw tooLarge()
        return line
      },
    }) as string[][]
  } catch (error) {
    const { code, records = 0 } = error as { code?: string; records?: number }
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    throw new UserError(
      `Row ${records + 1} opens a quotation mark that is never closed. Add the missing one, or delete this one.`,
    )
  }
}

const DELIMITERS = ['\t', ';', ',', '|']

/** The delimiter that most of the first lines have the same number of, outside quotation marks. A title above the header has none. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...regularity(lines, delimiter) }))
  const [best] = scores.toSorted(
    (a, b) => b.lines - a.lines || a.first - b.first || b.count - a.count,
  )
  return best && best.lines > 0 ? best.delimiter : ','
}

/** In how many lines a delimiter is as often as in most of its lines, how often, and the first line that has it. */
function regularity(lines: readonly string[], delimiter: string) {
  const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0)
  const sameAs = (count: number) => counts.filter((one) => one === count).length
  const [count = 0] = counts.toSorted((a, b) => sameAs(b) - sameAs(a) || b - a)
  return { lines: sameAs(count), count, first: lines.findIndex((line) => line.includes(delimiter)) }
}
