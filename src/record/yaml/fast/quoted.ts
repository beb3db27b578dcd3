import { type Cursor, NOT_SIMPLE, spacesAt } from './cursor.ts'
import { joinLines } from './join-lines.ts'

const QUOTED = {
  '"': /"([^"\\]*(?:\\(?:[nt"\\/]|x[\da-fA-F]{2}|u[\da-fA-F]{4})[^"\\]*)*)"/y,
  "'": /'([^']*(?:''[^']*)*)'/y,
}

/** Reads a text in quotation marks. Its other lines are indented further than `indent`. */
export function readQuoted(cursor: Cursor, indent: number): string {
  const { text, at } = cursor
  const mark = text[at] as keyof typeof QUOTED
  const pattern = QUOTED[mark]
  pattern.lastIndex = at
  if (!pattern.test(text)) throw NOT_SIMPLE
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
    if (!isEmpty && (isBlank || (i > 0 && spaces <= indent))) throw NOT_SIMPLE
  }
  const last = lines.length - 1
  return joinLines(
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
