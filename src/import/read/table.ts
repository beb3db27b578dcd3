import { UserError } from '../../io/command/errors.ts'
import { MAX_CELL_LENGTH, MAX_FILE_BYTES } from '../open/limits.ts'

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

/**
 * Makes a table of lines. The header is the first well filled one of those at the top, and the first with the name of a key where
 * notes stand above it. Blank lines are left out.
 */
export function toTable(name: string, lines: readonly (readonly string[])[]): Table | undefined {
  refuseHuge(lines)
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length
  const widest = Math.max(0, ...lines.slice(0, 10).map(filled))
  const isFull = (cells: readonly string[]) =>
    filled(cells) >= Math.min(2, widest) && filled(cells) > widest / 2
  const keyed = lines.slice(0, 10).findIndex((cells) => isFull(cells) && cells.some(isKeyName))
  const start = keyed >= 0 ? keyed : lines.findIndex(isFull)
  const header = lines[start]
  if (!header || widest === 0) return undefined
  return {
    name,
    headers: header.map((cell) => cell.replace(/^\uFEFF/, '').trim()),
    rows: lines.flatMap((cells, i) =>
      i > start && filled(cells) > 0 ? [{ number: i + 1, cells }] : [],
    ),
  }
}

/** A small file can become large: a workbook keeps a text once that stands in a million cells. */
function refuseHuge(lines: readonly (readonly string[])[]): void {
  let characters = 0
  for (const [i, cells] of lines.entries())
    for (const { length } of cells) {
      characters += length
      if (characters > MAX_FILE_BYTES) throw tooLarge()
      if (length > MAX_CELL_LENGTH)
        throw new UserError(
          `Row ${i + 1} has a cell of more than a million characters. A quotation mark may be missing in it.`,
        )
    }
}

export const tooLarge = () =>
  new UserError('The table is too large. Ask for it in smaller files, or import a part of it.')

const isKeyName = (cell: string): boolean => /^(?:.+_)?(?:id|name)$/.test(fold(cell))

/** A name of a table, a column or a key, by which it is compared: small letters and digits, with `_` between words. */
export const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(?<![*?:])[*?:]+$/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
