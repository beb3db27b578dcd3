import { isScalar } from 'yaml'
import { quote } from '../../../../text/quote.ts'
import { type Finding, syntaxAt } from '../../finding.ts'
import { indentOf, lineAt } from '../../line.ts'
import { namelessAt } from '../fields/nameless-field.ts'
import { misalignedLine } from '../indentation/misaligned.ts'
import { isPrivate } from '../private.ts'
import type { SeenPair, Slip, SyntaxFault } from '../slip.ts'
import { ENTRY_START } from './entry-start.ts'

/** A dash that touches its entry, `-BS4`, or the name of a field outside a list, `-email: …`. */
export const dashWithoutSpace: Slip<SyntaxFault> = {
  example: { text: 'contacts:\n  -name: Jo\n   email: jo@example.org\n', at: '2:3' },
  find: (fault) => findInLine(fault) ?? findInLineAbove(fault) ?? findInMisalignedLine(fault),
}

/** The same, where YAML reads the dash as a part of the name. */
export const dashInName: Slip<SeenPair> = {
  example: { text: 'contacts:\n  -name: Jo\n', at: '2:3' },
  find: ({ node: { key }, parents, context: { text } }) => {
    const isName = isScalar(key) && key.type === 'PLAIN' && String(key.value).startsWith('-')
    if (!isName || isPrivate(parents)) return undefined
    const offset = key.range?.[0] ?? 0
    const { line, lineStart } = lineAt(text, offset)
    const column = offset - lineStart
    const fromName = { line: ' '.repeat(column) + line.slice(column), lineStart }
    return findIn({ ...fromName, above: text.slice(0, lineStart) }) ?? namelessAt(offset)
  },
}

function findInLine({ line, lineStart, before, rest }: SyntaxFault): Finding | undefined {
  const [, below] = rest.split(/\r?\n/, 2)
  return findIn({ line, lineStart, above: before.slice(0, lineStart), below })
}

/** The library may report the next entry, in the same column, instead. */
function findInLineAbove({ line, lineStart, before }: SyntaxFault): Finding | undefined {
  const above = before.slice(0, lineStart)
  const last = above.split('\n').at(-2) ?? ''
  const isNext = /^ *- /.test(line) && indentOf(line) === indentOf(last)
  if (!isNext) return undefined
  const lastStart = above.length - last.length - 1
  return findIn({ line: last, lineStart: lastStart, above: above.slice(0, lastStart) })
}

function findInMisalignedLine(fault: SyntaxFault): Finding | undefined {
  const misaligned = misalignedLine(fault)
  return misaligned && findIn(misaligned)
}

interface Lines {
  readonly line: string
  readonly lineStart: number
  /** The text above the line. */
  readonly above: string
  /** The next line. */
  readonly below?: string | undefined
}

/** A line that starts with dashes and no space after them. */
const TOUCHING = new RegExp(`^( *)-+(${ENTRY_START}.*)$`, 'u')

function findIn({ line, lineStart, above, below = '' }: Lines): Finding | undefined {
  const [, indent = '', entry] = TOUCHING.exec(line.trimEnd()) ?? []
  if (entry === undefined) return undefined
  const offset = lineStart + indent.length
  const isField = /^[A-Za-z_]+:(?: |$)/.test(entry)
  if (!isInList(above, indent.length))
    return isField
      ? syntaxAt(offset, 'The name of a field cannot start with a dash.', `Write ${quote(entry)}.`)
      : undefined
  const hasMoreFields =
    isField && indentOf(below) === indent.length + 1 && /^\s*[a-z_]+:/.test(below)
  return syntaxAt(
    offset,
    'There is no space after this dash.',
    `Write ${quote(`- ${entry}`)}${hasMoreFields ? ', and put one more space before the lines below that belong to it' : ''}.`,
  )
}

/** Whether a list is open above a line with this indentation. */
function isInList(above: string, column: number): boolean {
  const lines = above.split('\n').filter((line) => /^ *[^\s#]/.test(line))
  const owner = lines.findLast(
    (line) => indentOf(line) < column || (indentOf(line) === column && !TOUCHING.test(line)),
  )
  if (owner === undefined) return false
  return (indentOf(owner) === column && /^ *-(?:\s|$)/.test(owner)) || /:\s*(?:#[^]*)?$/.test(owner)
}
