import { quote } from '../../../../text/quote.ts'
import { type Finding, syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import type { OutlineLine } from '../outline.ts'

/** A field with its dashes, its column, and its name. */
const FIELD = /^( *(?:- +)*)(["']?[A-Za-z_]\w*["']?):(?: |$)/

/** The column in which the field or the text of a line starts, after its dashes. */
const columnOf = (line: string): number => (/^ *(?:- +)*/.exec(line) ?? [''])[0].length

/**
 * A field further left than the entry that it belongs to, which goes on below it. The library reports the line below:
 *
 *     - name: Jo
 *   phones: [0117 496 0120]     ← moved
 *       email: jo@example.org   ← reported
 */
export function movedOut(reported: string, above: readonly OutlineLine[]): Finding | undefined {
  const column = indentOf(reported)
  const last = above.findLastIndex(({ line }) => columnOf(line) === column && FIELD.test(line))
  const [moved, ...others] = above.slice(last + 1)
  if (last < 0 || !moved || !FIELD.test(moved.line)) return undefined
  const start = indentOf(moved.line)
  const isOneField = others.every(({ line }) => indentOf(line) > start)
  if (start >= column || !isOneField || moved.line.trimStart().startsWith('-')) return undefined
  return syntaxAt(
    moved.lineStart + start,
    'This line is indented less than the lines around it, which belong together.',
    `Start it in the same column as ${nameIn(above[last]!.line)} in line ${above[last]!.number}${others.length > 0 ? ', and move the lines that belong to it as far to the right' : ''}.`,
  )
}

/** The first fields of a record further right than the rest. */
export function movedFirst(
  reported: string,
  above: readonly OutlineLine[],
  below: readonly OutlineLine[],
): Finding | undefined {
  const [first] = above
  if (!first || indentOf(reported) > 0) return undefined
  const start = indentOf(first.line)
  const moved = above.filter(({ line }) => indentOf(line) === start && FIELD.test(line))
  const others = below.filter(({ line }) => indentOf(line) === 0 && FIELD.test(line))
  const isFirst = start > 0 && above.every(({ line }) => indentOf(line) >= start)
  if (!isFirst || moved.length > others.length) return undefined
  return syntaxAt(
    first.lineStart + start,
    'The fields of a record start at the left margin.',
    above.length === 1
      ? `Delete the space${start > 1 ? 's' : ''} before ${quote(first.line.trim())}.`
      : `Move lines ${first.number} to ${above.at(-1)!.number} to the left until ${nameIn(first.line)} starts at the margin.`,
  )
}

/** In which column a field belongs: that of the entry above it, or that of the fields around the list. */
export function columnHint(line: string, above: readonly OutlineLine[]): string | undefined {
  const column = indentOf(line)
  if (!FIELD.test(line)) return undefined
  const open = openFields(above)
  const inner = open.findLast((one) => columnOf(one.line) > column)
  const outer = open.find((one) => columnOf(one.line) < column)
  const [, , key = ''] = FIELD.exec(line) ?? []
  if (inner && column === indentOf(dashOf(inner, above)) && hasField(key, inner, above))
    return `If a new entry starts here, write ${quote(`- ${line.trim()}`)}, and put two spaces before the lines below that belong to it.`
  const options = [inner, outer].filter((one) => one !== undefined)
  const distance = (one: OutlineLine) => Math.abs(columnOf(one.line) - column)
  const [nearest, other] = options.toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) return undefined
  if (!other || distance(other) > distance(nearest)) return `Start it ${inColumnOf(nearest)}.`
  return `If it belongs to the entry above, start it ${inColumnOf(inner!)}. If not, start it ${inColumnOf(outer!)}.`
}

/** The line of the dash of the entry that a field is in, or of the field. */
const dashOf = (field: OutlineLine, above: readonly OutlineLine[]): string =>
  linesOfEntry(field, above)[0]?.line ?? field.line

const hasField = (key: string, field: OutlineLine, above: readonly OutlineLine[]): boolean =>
  linesOfEntry(field, above).some(
    ({ line }) => columnOf(line) === columnOf(field.line) && FIELD.exec(line)?.[2] === key,
  )

/** The lines from the dash of an entry on. */
function linesOfEntry(field: OutlineLine, above: readonly OutlineLine[]): readonly OutlineLine[] {
  const column = columnOf(field.line)
  const start = above.findLastIndex(
    ({ line }) => columnOf(line) === column && line.trimStart().startsWith('-'),
  )
  return start < 0 ? [] : above.slice(start)
}

/** The last field of each collection that is still open at the end of some lines, from the innermost on. */
function openFields(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  const open: OutlineLine[] = []
  let limit = Infinity
  for (const one of lines.toReversed()) {
    const column = columnOf(one.line)
    if (FIELD.test(one.line) && column < limit) {
      open.push(one)
      limit = column
    }
    limit = Math.min(limit, indentOf(one.line) + 1)
  }
  return open
}

const inColumnOf = ({ line, number }: OutlineLine): string =>
  columnOf(line) === 0
    ? 'at the left margin'
    : `in the same column as ${nameIn(line)} in line ${number}`

const nameIn = (line: string): string => quote(`${FIELD.exec(line)?.[2] ?? ''}:`)
