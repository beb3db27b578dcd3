import { type Cursor, NOT_SIMPLE, endOfLine, finishLine, nextLine } from './cursor.ts'
import { joinLines } from './join-lines.ts'

/** The start of a text without quotation marks. A bullet, a long dash or a slash is mostly a mistake. */
const START = /[^\s\-?:,[\]{}#&*!|>'"%@`/<•▪●○◦‣·∙–—−]|-[\w.]/y
/** A text without quotation marks in brackets. Other uses of a hash or a colon are mostly mistakes. */
const IN_BRACKETS = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-[\w.])(?:[^\n,[\]{}:#]|:(?![\s,[\]{}"'#]))*/y

/** Reads a text without quotation marks, with all lines that are indented further than `indent`; or null. */
export function readPlain(cursor: Cursor, indent: number): string | null {
  const { text } = cursor
  START.lastIndex = cursor.at
  if (!START.test(text)) throw NOT_SIMPLE
  let end = endOfLine(text, cursor.at)
  const first = readLine(text.slice(cursor.at, end))
  if (first.includes(' #')) {
    cursor.at += first.indexOf(' #')
    finishLine(cursor)
    if (cursor.indent > indent) throw NOT_SIMPLE
    return nullOr(first.slice(0, first.indexOf(' #')).trimEnd())
  }
  cursor.at = end + 1
  nextLine(cursor)
  if (cursor.indent <= indent) return nullOr(first)
  const lines = [first]
  while (cursor.indent > indent) {
    const between = text.slice(end, cursor.at - cursor.indent)
    end = endOfLine(text, cursor.at)
    const line = readLine(text.slice(cursor.at, end))
    if (/[^\n]/.test(between) || /^[-?:/<•▪●○◦‣·∙–—−]| #/.test(line)) throw NOT_SIMPLE
    for (let i = 1; i < between.length; i++) lines.push('')
    lines.push(line)
    cursor.at = end + 1
    nextLine(cursor)
  }
  return joinLines(lines)
}

/** A line without trailing spaces. A colon that makes it a field is refused, and so is a comment of another language. */
function readLine(line: string): string {
  const trimmed = line.trimEnd()
  if (trimmed.includes(': ') || trimmed.endsWith(':')) throw NOT_SIMPLE
  if (trimmed.includes(' //') || trimmed.includes(' /*') || trimmed.includes(' <!'))
    throw NOT_SIMPLE
  return trimmed
}

/** YAML's null is not text. */
const nullOr = (text: string) => (text === '~' || text === 'null' ? null : text)

/** Reads a text without quotation marks in brackets. */
export function readPlainInBrackets(cursor: Cursor): string {
  IN_BRACKETS.lastIndex = cursor.at
  if (!IN_BRACKETS.test(cursor.text)) throw NOT_SIMPLE
  const text = cursor.text.slice(cursor.at, IN_BRACKETS.lastIndex).trimEnd()
  if (nullOr(text) === null) throw NOT_SIMPLE
  cursor.at = IN_BRACKETS.lastIndex
  return text
}
