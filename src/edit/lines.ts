import { type Node, type Pair, isMap, isSeq } from 'yaml'
import type { Splice } from './splice.ts'

/** The offset behind a node, without the comments and blank lines that the parser counts to it. */
export function endOf(node: Node): number {
  const [, end] = node.range ?? [0, 0]
  if ((!isMap(node) && !isSeq(node)) || node.flow) return end
  const last = node.items.at(-1) as Node | Pair | undefined
  if (!last) return end
  return 'key' in last ? endOfPair(last) : endOf(last)
}

/** The offset behind a key and its value. */
export const endOfPair = ({ key, value }: Pair): number => endOf((value ?? key) as Node)

/** The line end (LF or CRLF) used around an offset. */
export function eolAt(text: string, offset: number): string {
  const before = text.lastIndexOf('\n', offset - 1)
  const at = before < 0 ? text.indexOf('\n') : before
  return text[at - 1] === '\r' ? '\r\n' : '\n'
}

/** The start of the line of an offset. */
export const lineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1

/** Whether only spaces come before an offset in its line. */
export const isFirstOfLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === ''

/** The end of the line in which something ends, behind its line end. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** The column of an offset, from 0. */
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset)

/** Inserts lines below what ends at an offset, and below its comments. */
export function insertLines(
  text: string,
  offset: number,
  lines: readonly string[],
  column: number,
): Splice {
  const start = nextLine(text, offset, column)
  const eol = eolAt(text, start)
  const isAtStart = start === 0 || text[start - 1] === '\n'
  const written = lines.map((line) => ' '.repeat(column) + line)
  const piece = isAtStart
    ? written.map((line) => line + eol).join('')
    : written.map((line) => eol + line).join('')
  return { start, end: start, text: piece }
}

/** The start of the line below what ends at an offset. Comments that are indented deeper than `column` belong to what comes before. */
export function nextLine(text: string, offset: number, column: number): number {
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
