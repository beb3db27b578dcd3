import type { Raw } from '../raw.ts'
import { type Cursor, MAX_DEPTH, NOT_SIMPLE, finishLine, spacesAt } from './cursor.ts'
import { readKey } from './key.ts'
import { readPlainInBrackets } from './plain.ts'
import { readQuoted } from './quoted.ts'

/** Reads a list or a map in brackets. Its other lines are indented further than `indent`. */
export function readFlow(cursor: Cursor, indent: number, depth: number): Raw {
  if (depth > MAX_DEPTH) throw NOT_SIMPLE
  const { text } = cursor
  const end = text[cursor.at] === '[' ? ']' : '}'
  const list: Raw[] = []
  const map: Record<string, Raw> = {}
  cursor.at++
  skip(cursor, indent)
  while (text[cursor.at] !== end) {
    if (end === ']') list.push(readInside(cursor, indent, depth))
    else {
      const key = readKey(cursor, map)
      skip(cursor, indent)
      map[key] = readInside(cursor, indent, depth)
    }
    skip(cursor, indent)
    if (text[cursor.at] === ',') {
      cursor.at++
      skip(cursor, indent)
    } else if (text[cursor.at] !== end) throw NOT_SIMPLE
  }
  cursor.at++
  return end === ']' ? list : map
}

function readInside(cursor: Cursor, indent: number, depth: number): Raw {
  const first = cursor.text[cursor.at]
  if (first === '[' || first === '{') return readFlow(cursor, indent, depth + 1)
  return first === '"' || first === "'" ? readQuoted(cursor, indent) : readPlainInBrackets(cursor)
}

/** Skips spaces, comments and line breaks. */
function skip(cursor: Cursor, indent: number): void {
  const { text, at } = cursor
  const next = at + spacesAt(text, at)
  if (text[next] !== '\n' && text[next] !== '#') {
    cursor.at = next
    return
  }
  finishLine(cursor)
  if (cursor.indent <= indent) throw NOT_SIMPLE
}
