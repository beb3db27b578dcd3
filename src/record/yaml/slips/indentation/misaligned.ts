import { indentOf } from '../../line.ts'
import { syntaxAt } from '../../finding.ts'
import { outlineOf } from '../outline.ts'
import { columnHint, movedFirst, movedOut } from './moved.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A line in a column between those of the lines around it. */
export const misalignedField: Slip<SyntaxFault> = {
  example: { text: 'addresses:\n  - address_1: 1 High Street\n   city: Bristol\n', at: '3:4' },
  find: (fault) => {
    const misaligned = misalignedLine(fault)
    if (!misaligned) return undefined
    const { line, lineStart } = misaligned
    const outline = [...outlineOf(fault)].filter((one) => !/^\s*#/.test(one.line))
    const above = outline.filter((one) => one.lineStart < lineStart)
    const below = outline.filter((one) => one.lineStart >= lineStart)
    return (
      movedOut(line, above) ??
      movedFirst(line, above, below) ??
      syntaxAt(
        lineStart + indentOf(line),
        'This line is indented more or less than the lines that it belongs to.',
        columnHint(line, above) ?? INDENT_FIELDS,
      )
    )
  },
}

const INDENT_FIELDS =
  'Start fields that belong together in the same column. Indent the lines that belong to a field by two more spaces.'

/** The line of an error about indentation, or of an entry without its dash, and the text above it. */
export function misalignedLine(
  fault: SyntaxFault,
): { line: string; lineStart: number; above: string } | undefined {
  if (!isMisaligned(fault)) return undefined
  const { line, lineStart, rest, before } = fault
  // The library may report an empty line before the line in question.
  const [empty = ''] = line.trim() === '' ? (/^(?:[ \t\r]*\n)+/.exec(rest) ?? []) : []
  if (empty === '') return { line, lineStart, above: before.slice(0, lineStart) }
  const [next = ''] = rest.slice(empty.length).split(/\r?\n/, 1)
  const above = before + empty
  return { line: next, lineStart: above.length, above }
}

function isMisaligned({ code, message, before }: SyntaxFault): boolean {
  if (code === 'MISSING_CHAR') return /sequence item/i.test(message)
  if (code === 'BAD_INDENT') return !(/^flow/i.test(message) && /end with/.test(message))
  const isAfterLineBreak = before.includes('\n', before.trimEnd().length)
  return code === 'UNEXPECTED_TOKEN' && /at node end/.test(message) && isAfterLineBreak
}
