import { quote } from '../../../../text/quote.ts'
import { type Finding, syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { isProse } from '../../../schema/prose.ts'
import { movedOut } from '../indentation/moved.ts'
import { type OutlineLine, outlineOf } from '../outline.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { wantsColon } from './wants-colon.ts'

/** A line that is no field: it belongs to the text above it, or to nothing. */
export const missingColon: Slip<SyntaxFault> = {
  example: { text: 'description: A quiet hour.\nBring a cushion.\n', at: '2:1' },
  find: (fault) => {
    if (!wantsColon(fault)) return undefined
    const { lineStart, offset } = fault
    const outline = [...outlineOf(fault)]
    const at = outline.findIndex((one) => one.lineStart === lineStart)
    if (at < 0) return strayAt(offset, [])
    const next = outline.slice(at + 1).find(({ line }) => FIELD.test(line))
    const moved = next && movedBelow(next, outline)
    if (moved) return moved
    const stray = strayLines(outline.slice(at))
    const above = outline
      .slice(0, at)
      .map((one) => one.line)
      .filter((line) => !/^\s*#/.test(line))
    return belowField(offset, above, stray) ?? strayAt(offset, stray)
  },
}

const FIELD = /^\s*["']?[A-Za-z_]\w*["']?:(?:\s|$)/

/** A field that cannot be part of the entry above it, a text; or the field of that list was moved. */
function movedBelow(field: OutlineLine, outline: readonly OutlineLine[]): Finding | undefined {
  const above = outline.slice(0, outline.indexOf(field))
  const { line, lineStart } = field
  const entry = above.at(-1)?.line ?? ''
  const isBelowText = /^\s*- /.test(entry) && indentOf(line) > indentOf(entry)
  if (!isBelowText) return undefined
  const owner = above.findLast(
    (one) => FIELD.test(one.line) && indentOf(one.line) <= indentOf(entry),
  )
  const [, name] = /^\s*([A-Za-z_]\w*):/.exec(owner?.line ?? '') ?? []
  return (
    movedOut(line, above) ??
    syntaxAt(
      lineStart + indentOf(line),
      'This line is indented as if it belonged to the entry above it, which is a text.',
      name
        ? `Start it in the same column as ${quote(`${name}:`)}.`
        : 'Start it at the left margin.',
    )
  )
}

/** The lines from the first on that are neither fields nor entries. */
function strayLines(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  const end = lines.findIndex(
    ({ line }, i) => i > 0 && /^\s*(?:-\s|#|["']?[A-Za-z_]\w*["']?:(?:\s|$))/.test(line),
  )
  return end < 0 ? lines : lines.slice(0, end)
}

/** Lines that may continue the text of the field above them. */
function belowField(
  offset: number,
  above: readonly string[],
  stray: readonly OutlineLine[],
): Finding | undefined {
  const owner = above.at(-1) ?? ''
  const [, start = '', name = '', value = ''] =
    /^( *(?:- +)*)([a-z_]\w*):\s*(\S.*|)$/.exec(owner) ?? []
  const around = above.findLast((line) => indentOf(line) < indentOf(owner)) ?? ''
  const isPrivate = [owner, around].some((line) => /^\s*private:/.test(line))
  const [first] = stray
  if (!first || !(isProse(name) || isPrivate) || /^["'[{]/.test(value)) return undefined
  const spaces = start.length + 2 - indentOf(first.line)
  if (spaces <= 0) return undefined
  const count = spaces === 2 ? 'two spaces' : spaces === 4 ? 'four spaces' : `${spaces} spaces`
  const put = `put ${count} before ${stray.length > 1 ? `each of these ${stray.length} lines` : 'it'}`
  const these = stray.length > 1 ? 'them' : 'it'
  if (value === '' || /^[|>][-+\d]*$/.test(value))
    return syntaxAt(
      offset,
      `This text is not indented, so it does not belong to ${quote(`${name}:`)} above it.`,
      `P${put.slice(1)}. If it does not belong there, delete ${these}.`,
    )
  return syntaxAt(
    offset,
    'This line is neither a field nor a part of the one above it.',
    `If it continues ${quote(`${name}:`)}, ${put}. If not, delete ${these}.`,
  )
}

function strayAt(offset: number, stray: readonly OutlineLine[]): Finding {
  const [first, ...others] = stray.map(({ line }) => line.trim())
  return others.length > 0 || first === undefined
    ? syntaxAt(
        offset,
        `These ${stray.length} lines are neither fields nor a part of one.`,
        'Delete them, or put `# ` before each to keep them as a comment.',
      )
    : syntaxAt(
        offset,
        'This line is neither a field nor a part of one.',
        `Delete it, or keep it as a comment: ${quote(`# ${first}`)}.`,
      )
}
