import type { Raw } from '../raw.ts'
import { type Cursor, DEEPEST, UNSURE, finishLine, nextLine, spacesAt } from './cursor.ts'
import { readFlow } from './flow.ts'
import { isKey, readKey } from './key.ts'
import { readBlock, readPlain, readQuoted } from './scalar.ts'

/** Characters that one library or the other takes for a space, a line end, or no character. */
const ODD_CHARACTER =
  // eslint-disable-next-line no-control-regex
  /[\x00-\x09\x0B\x0C\x0E-\x1F\x7F-\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF\uFFFE\uFFFF]|\r(?!\n)/

/** Most texts have nothing else, which is soon seen. */
const NOT_ASCII = /[^\n -~]/

/**
 * Reads the YAML that people mostly write, many times as fast as the careful way, and to the same value. Gives nothing
 * for a text that has an error, or anything that is rare or hard to read: the careful way has the last word on those.
 */
export function readFast(text: string): Raw | undefined {
  if (NOT_ASCII.test(text) && ODD_CHARACTER.test(text)) return undefined
  const plain = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text
  const cursor: Cursor = { text: plain, at: 0, indent: 0 }
  try {
    nextLine(cursor)
    if (cursor.indent !== 0) return undefined
    const value = readMap(cursor, 0, 0)
    return cursor.indent < 0 ? value : undefined
  } catch (error) {
    if (error === UNSURE) return undefined
    throw error
  }
}

/** Reads fields that all start on one column, the first of them where we are. */
function readMap(cursor: Cursor, indent: number, depth: number): Raw {
  if (depth > DEEPEST) throw UNSURE
  const map: Record<string, Raw> = {}
  do {
    const key = readKey(cursor, map)
    map[key] = readValue(cursor, indent, depth)
  } while (cursor.indent === indent)
  if (cursor.indent > indent) throw UNSURE
  return map
}

/** Reads what stands behind the colon of a field or on the lines below it. */
function readValue(cursor: Cursor, indent: number, depth: number): Raw {
  const { text } = cursor
  cursor.at += spacesAt(text, cursor.at)
  const first = text[cursor.at]
  if (first !== undefined && first !== '\n' && first !== '#')
    return readInline(cursor, indent, depth)
  finishLine(cursor)
  // A list may start on the column of its field.
  if (cursor.indent >= indent && isEntry(cursor)) return readList(cursor, cursor.indent, depth + 1)
  return cursor.indent > indent ? readMap(cursor, cursor.indent, depth + 1) : null
}

/** Reads the entries of a list, whose dashes all stand on one column. */
function readList(cursor: Cursor, indent: number, depth: number): Raw {
  if (depth > DEEPEST) throw UNSURE
  const { text } = cursor
  const list: Raw[] = []
  do {
    const dash = cursor.at
    cursor.at += 1 + spacesAt(text, dash + 1)
    const item = isKey(cursor)
      ? readMap(cursor, indent + cursor.at - dash, depth + 1)
      : readInline(cursor, indent, depth)
    if (item === null) throw UNSURE
    list.push(item)
  } while (cursor.indent === indent && isEntry(cursor))
  if (cursor.indent > indent) throw UNSURE
  return list
}

const isEntry = ({ text, at }: Cursor) => text.startsWith('- ', at)

/** Reads what starts on the line of its field or dash. */
function readInline(cursor: Cursor, indent: number, depth: number): Raw {
  const first = cursor.text[cursor.at]
  if (first === '|' || first === '>') return readBlock(cursor, indent)
  const isFlow = first === '[' || first === '{'
  if (!isFlow && first !== '"' && first !== "'") return readPlain(cursor, indent)
  const value = isFlow ? readFlow(cursor, indent, depth + 1) : readQuoted(cursor, indent)
  finishLine(cursor)
  return value
}
