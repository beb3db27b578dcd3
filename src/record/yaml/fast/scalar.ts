import { type Cursor, UNSURE, endOfLine, finishLine, nextLine, spacesAt } from './cursor.ts'

/** What a text without quotation marks can start with. */
const START = /[^\s\-?:,[\]{}#&*!|>'"%@`]|-[\w.]/y
/** The same between brackets, up to where it ends. A hash or a colon there mostly means something else. */
const IN_BRACKETS = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-[\w.])(?:[^\n,[\]{}:#]|:(?![\s,[\]{}"'#]))*/y
const QUOTED = {
  '"': /"([^"\\]*(?:\\(?:[nt"\\/]|x[\da-fA-F]{2}|u[\da-fA-F]{4})[^"\\]*)*)"/y,
  "'": /'([^']*(?:''[^']*)*)'/y,
}
const BLOCK = /[|>]-?\n/y

/** Reads a text without quotation marks, which goes on over the lines that start further in, or a blank. */
export function readPlain(cursor: Cursor, indent: number): string | null {
  const { text } = cursor
  START.lastIndex = cursor.at
  if (!START.test(text)) throw UNSURE
  let end = endOfLine(text, cursor.at)
  const first = plainLine(text.slice(cursor.at, end))
  if (first.includes(' #')) {
    cursor.at += first.indexOf(' #')
    finishLine(cursor)
    if (cursor.indent > indent) throw UNSURE
    return orBlank(first.slice(0, first.indexOf(' #')).trimEnd())
  }
  cursor.at = end + 1
  nextLine(cursor)
  if (cursor.indent <= indent) return orBlank(first)
  const lines = [first]
  while (cursor.indent > indent) {
    const between = text.slice(end, cursor.at - cursor.indent)
    end = endOfLine(text, cursor.at)
    const line = plainLine(text.slice(cursor.at, end))
    if (/[^\n]/.test(between) || /^[-?:]| #/.test(line)) throw UNSURE
    for (let i = 1; i < between.length; i++) lines.push('')
    lines.push(line)
    cursor.at = end + 1
    nextLine(cursor)
  }
  return fold(lines)
}

/** A line without the spaces at its end, if it is neither a field nor the beginning of one. */
function plainLine(line: string): string {
  const trimmed = line.trimEnd()
  if (trimmed.includes(': ') || trimmed.endsWith(':')) throw UNSURE
  return trimmed
}

const orBlank = (text: string) => (text === '~' || text === 'null' ? null : text)

/** Reads a text without quotation marks that stands between brackets. */
export function readPlainInBrackets(cursor: Cursor): string {
  IN_BRACKETS.lastIndex = cursor.at
  if (!IN_BRACKETS.test(cursor.text)) throw UNSURE
  const text = cursor.text.slice(cursor.at, IN_BRACKETS.lastIndex).trimEnd()
  if (orBlank(text) === null) throw UNSURE
  cursor.at = IN_BRACKETS.lastIndex
  return text
}

/** Reads a text in quotation marks; its other lines start further in. */
export function readQuoted(cursor: Cursor, indent: number): string {
  const { text, at } = cursor
  const mark = text[at] as keyof typeof QUOTED
  const pattern = QUOTED[mark]
  pattern.lastIndex = at
  if (!pattern.test(text)) throw UNSURE
  cursor.at = pattern.lastIndex
  const written = text.slice(at + 1, cursor.at - 1)
  const joined = written.includes('\n') ? joinQuoted(written, indent) : written
  if (mark === "'") return joined.replaceAll("''", "'")
  return joined.includes('\\') ? joined.replace(ESCAPE, unescape) : joined
}

function joinQuoted(written: string, indent: number): string {
  const lines = written.split('\n')
  for (const [i, line] of lines.entries()) {
    const spaces = spacesAt(line, 0)
    const isBlank = spaces === line.length
    const isEmpty = line === '' && i > 0 && i < lines.length - 1
    if (!isEmpty && (isBlank || (i > 0 && spaces <= indent))) throw UNSURE
  }
  const last = lines.length - 1
  return fold(
    lines.map((line, i) =>
      i === 0 ? line.trimEnd() : i === last ? line.trimStart() : line.trim(),
    ),
  )
}

const ESCAPE = /\\(?:x(..)|u(....)|(.))/g

const unescape = (_: string, x?: string, u?: string, letter = '') =>
  x || u
    ? String.fromCharCode(Number.parseInt(x ?? u ?? '', 16))
    : letter === 'n'
      ? '\n'
      : letter === 't'
        ? '\t'
        : letter

/** Reads a text that stands below a `|` or a `>`. */
export function readBlock(cursor: Cursor, indent: number): string {
  const { text, at } = cursor
  BLOCK.lastIndex = at
  if (!BLOCK.test(text)) throw UNSURE
  const isFolded = text[at] === '>'
  const isStripped = text[at + 1] === '-'
  let start = BLOCK.lastIndex
  const inner = spacesAt(text, start)
  if (inner <= indent) throw UNSURE
  const lines: string[] = []
  for (;;) {
    const spaces = spacesAt(text, start)
    const end = endOfLine(text, start)
    if (spaces < inner) {
      if (start !== end || start === text.length) {
        if (spaces > indent) throw UNSURE
        break
      }
      lines.push('')
    } else {
      if (start + spaces === end || (isFolded && spaces > inner)) throw UNSURE
      lines.push(text.slice(start + inner, end))
    }
    start = end + 1
  }
  if (!isStripped && start > text.length) throw UNSURE
  while (lines.at(-1) === '') lines.pop()
  cursor.at = start
  nextLine(cursor)
  const joined = isFolded ? fold(lines) : lines.join('\n')
  return isStripped ? joined : `${joined}\n`
}

/** Lines as one; where empty lines stand between two, they are the line breaks. */
function fold(lines: readonly string[]): string {
  if (!lines.includes('')) return lines.join(' ')
  const parts: string[] = []
  let breaks = ''
  for (const line of lines) {
    if (line === '') breaks += '\n'
    else {
      parts.push(breaks || (parts.length > 0 ? ' ' : ''), line)
      breaks = ''
    }
  }
  return parts.join('')
}
