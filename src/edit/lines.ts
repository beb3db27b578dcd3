import { type Node, type Pair, isMap, isSeq } from 'yaml'
import { EditError } from './edit.ts'

/** A piece of a text, and what comes in its place. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Puts pieces into a text, those that meet at one place in the order in which they are given. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const parts: string[] = []
  let position = 0
  for (const { start, end, text: piece } of splices.toSorted((a, b) => a.start - b.start)) {
    if (start < position) throw new EditError('Two changes meet in one place.')
    parts.push(text.slice(position, start), piece)
    position = end
  }
  return [...parts, text.slice(position)].join('')
}

/** Where the last character of something that is written lies, comments and blank lines after it left out. */
export function endOf(node: Node): number {
  const [, end] = node.range ?? [0, 0]
  if ((!isMap(node) && !isSeq(node)) || node.flow) return end
  const last = node.items.at(-1) as Node | Pair | undefined
  if (!last) return end
  return 'key' in last ? endOf((last.value ?? last.key) as Node) : endOf(last as Node)
}

/** The line break that is used around an offset. */
export function eolAt(text: string, offset: number): string {
  const before = text.lastIndexOf('\n', offset - 1)
  const at = before < 0 ? text.indexOf('\n') : before
  return text[at - 1] === '\r' ? '\r\n' : '\n'
}

/** How far an offset lies from the start of its line. */
export const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Where the last character of a key and its value lies. */
export const endOfPair = ({ key, value }: Pair): number => endOf((value ?? key) as Node)

/** Puts lines below what ends at an offset, and below the comments that belong to it. */
export function insertLines(
  text: string,
  offset: number,
  lines: readonly string[],
  column: number,
): Splice {
  const start = lineAfter(text, offset, column)
  const eol = eolAt(text, start)
  const isAtStart = start === 0 || text[start - 1] === '\n'
  const written = lines.map((line) => ' '.repeat(column) + line)
  const piece = isAtStart
    ? written.map((line) => line + eol).join('')
    : written.map((line) => eol + line).join('')
  return { start, end: start, text: piece }
}

/** Where the line below something starts; comments that are indented further than its column still belong to it. */
function lineAfter(text: string, offset: number, column: number): number {
  let start = offset
  if (text[offset - 1] !== '\n') {
    const end = text.indexOf('\n', offset)
    start = end < 0 ? text.length : end + 1
  }
  const comment = /(?:[ \t]*\r?\n)*([ ]+)#[^\n]*(?:\n|$)/y
  for (;;) {
    comment.lastIndex = start
    const [whole, indent = ''] = comment.exec(text) ?? []
    if (whole === undefined || indent.length <= column) return start
    start += whole.length
  }
}
