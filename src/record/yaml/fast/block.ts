import { type Cursor, NOT_SIMPLE, endOfLine, nextLine, spacesAt } from './cursor.ts'
import { joinLines } from './join-lines.ts'

const BLOCK = /[|>]-?\n/y

/** Reads a text below `|` or `>`. */
export function readBlock(cursor: Cursor, indent: number): string {
  const { text, at } = cursor
  BLOCK.lastIndex = at
  if (!BLOCK.test(text)) throw NOT_SIMPLE
  const isFolded = text[at] === '>'
  const isStripped = text[at + 1] === '-'
  let start = BLOCK.lastIndex
  const inner = spacesAt(text, start)
  if (inner <= indent) throw NOT_SIMPLE
  const lines: string[] = []
  for (;;) {
    const spaces = spacesAt(text, start)
    const end = endOfLine(text, start)
    if (spaces < inner) {
      if (start !== end || start === text.length) {
        if (spaces > indent) throw NOT_SIMPLE
        break
      }
      lines.push('')
    } else {
      if (start + spaces === end || (isFolded && spaces > inner)) throw NOT_SIMPLE
      lines.push(text.slice(start + inner, end))
    }
    start = end + 1
  }
  if (!isStripped && start > text.length) throw NOT_SIMPLE
  while (lines.at(-1) === '') lines.pop()
  cursor.at = start
  nextLine(cursor)
  const joined = isFolded ? joinLines(lines) : lines.join('\n')
  return isStripped ? joined : `${joined}\n`
}
