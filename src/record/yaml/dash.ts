import { quote } from '../../text/quote.ts'
import type { Explained, LibraryError } from './error.ts'
import { type TextProblem, syntax } from './problem.ts'

/** What an entry starts with. Before another number, or before money, a dash may be a minus: `-2.6047`, `-1FR`. */
export const ENTRY = String.raw`(?:[\p{L}"'([{+]|0\d)`

/** The line of an entry whose dash touches what follows it, as `-BS4` does. */
const GLUED = new RegExp(`^( *)-+(${ENTRY}.*)$`, 'u')

/** What a line says that starts with a dash and no space after it: an entry of a list, or a field of its own. */
export function gluedDash(line: string, above: string, below = ''): TextProblem | undefined {
  const [, indent = '', entry] = GLUED.exec(line.trimEnd()) ?? []
  if (entry === undefined) return undefined
  const isField = /^[A-Za-z_]+:(?: |$)/.test(entry)
  if (!isInList(above, indent.length))
    return isField
      ? syntax('The name of a field cannot start with a dash.', `Write ${quote(entry)}.`)
      : undefined
  const goesOn = isField && startOf(below) === indent.length + 1 && /^\s*[a-z_]+:/.test(below)
  return syntax(
    'There is no space after this dash.',
    `Write ${quote(`- ${entry}`)}${goesOn ? ', and put one space more before the lines below that belong to it' : ''}.`,
  )
}

/** An entry whose dash touches it, where the library stumbles over what follows on its line, or over the next entry. */
export function explainDash({
  line,
  lineStart,
  rest,
  before,
}: LibraryError): Explained | undefined {
  const above = before.slice(0, lineStart)
  const [, below] = rest.split(/\r?\n/, 2)
  const problem = gluedDash(line, above, below)
  if (problem) return { problem, offset: lineStart + startOf(line) }
  const last = above.split('\n').at(-2) ?? ''
  const farAbove = above.slice(0, above.length - last.length - 1)
  const isNext = /^ *- /.test(line) && startOf(line) === startOf(last)
  const missed = isNext ? gluedDash(last, farAbove) : undefined
  return missed && { problem: missed, offset: farAbove.length + startOf(last) }
}

/** Whether a list is open above a line that starts so far in. */
function isInList(above: string, column: number): boolean {
  const lines = above.split('\n').filter((line) => /^ *[^\s#]/.test(line))
  const owner = lines.findLast(
    (line) => startOf(line) < column || (startOf(line) === column && !GLUED.test(line)),
  )
  if (owner === undefined) return false
  return (startOf(owner) === column && /^ *-(?:\s|$)/.test(owner)) || /:\s*(?:#.*)?$/.test(owner)
}

/** The column on which a line starts, from 0. */
const startOf = (line: string) => line.length - line.trimStart().length
