import { writeBlock, writeKey } from './between/write-value.ts'
import type { Raw, RawObject } from '../record/yaml/raw.ts'

/** The text of a new record: one line a field, in the order in which people write them. */
export function recordText(value: RawObject): string {
  const lines = Object.entries(value).map(([key, item]) => `${writeKey(key)}:${writeField(item)}\n`)
  return lines.join('')
}

/** The longest text that is written on one line. */
const WIDTH = 110

function writeField(value: Raw): string {
  if (typeof value === 'string' && value.length > WIDTH && !/\n|^\s|\s$|\s{2}/.test(value))
    return ` >-\n${wrapped(value)
      .map((line) => `  ${line}\n`)
      .join('')}`.trimEnd()
  return writeBlock(value, { column: 0, after: 'key', eol: '\n' })
}

/** A long text as the lines of a folded block. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
