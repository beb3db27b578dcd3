import { UserError } from '../../io/command/errors.ts'
import { guessTarget } from '../mapping/guesses.ts'
import { fold } from '../model/fold.ts'
import type { Table } from '../model/table.ts'
import { weekdayOf } from '../../times/calendar/weekday.ts'
import { MAX_CELL_LENGTH, MAX_FILE_BYTES } from '../../io/workbook/limits.ts'

/**
 * Makes a table of lines. The header is the line with the most names that are wanted, or, where nobody has said what is wanted, the
 * well filled one of those at the top with the most names of columns. Blank lines are left out. Undefined without a header.
 */
export function toTable(
  name: string,
  lines: readonly (readonly string[])[],
  wanted?: ReadonlySet<string>,
): Table | undefined {
  refuseHuge(lines)
  const start = wanted ? mostNames(lines.slice(0, MAX_TOP), wanted) : headerIn(lines)
  const header = lines[start]
  if (!header) return undefined
  // A list by days has the first of them above its header.
  const last = lines.slice(0, start).findLastIndex((cells) => filled(cells) > 0)
  const isDay = weekdayOf(fold(lines[last]?.join(' ').trim() ?? '')) !== undefined
  return {
    name,
    headers: header.map((cell) => cell.replace(/^\uFEFF/, '').trim()),
    rows: lines.flatMap((cells, i) =>
      (i > start || (isDay && i === last)) && filled(cells) > 0 ? [{ number: i + 1, cells }] : [],
    ),
  }
}

/** How many lines above the header there may be. */
const MAX_TOP = 100

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length

function mostNames(lines: readonly (readonly string[])[], wanted: ReadonlySet<string>): number {
  const counts = lines.map(
    (cells) => new Set(cells.map(fold).filter((cell) => wanted.has(cell))).size,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

function headerIn(lines: readonly (readonly string[])[]): number {
  const top = lines.slice(0, 10)
  const widest = Math.max(0, ...top.map(filled))
  const isFull = (cells: readonly string[]) =>
    filled(cells) >= Math.min(2, widest) && filled(cells) > widest / 2
  const counts = top.map((cells) => (isFull(cells) ? cells.filter(isColumnName).length : 0))
  const most = Math.max(0, ...counts)
  return widest === 0 ? -1 : most > 0 ? counts.indexOf(most) : lines.findIndex(isFull)
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

/** True when a cell reads like the name of a column. */
function isColumnName(cell: string): boolean {
  if (cell.length > 40) return false
  const name = fold(cell)
  return /^(?:.+_)?(?:id|name)$/.test(name) || guessTarget(cell) !== undefined
}
