import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import type { Slip } from '../slip.ts'

/** A record that was copied with the numbers of its lines, or with the marks of a quotation or of a comparison. */
export const copiedPrefix: Slip<string> = {
  example: { text: '1 name: Choir\n2 status: active\n', at: '1:1' },
  find: (text) => {
    if (!/^\s*[\d>+|]/.test(text)) return undefined
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    const prefix = areNumbered(lines)
      ? NUMBER
      : MARKS.find((mark) => lines.every((line) => mark.test(line)))
    const [first = ''] = lines
    if (!prefix || lines.length < 2) return undefined
    const [copied = ''] = prefix.exec(first) ?? []
    return syntaxAt(
      text.indexOf(first),
      `Every line starts with ${prefix === NUMBER ? 'its number' : quote(copied.trim())}, as if it was copied from another program.`,
      `Delete ${prefix === NUMBER ? 'the numbers' : `the ${quote(copied.trim())}`} at the start of all lines, and move all of them to the left until ${quote(first.slice(copied.length))} starts at the margin.`,
    )
  },
}

const NUMBER = /^\s*\d+(?:\s*[.:|)])?(?:\s+|$)/
const MARKS = [/^\s*>+ ?/, /^\s*\| ?/, /^\+ ?/]

/** Whether lines start with numbers in ascending order. Empty lines may have been left out. */
function areNumbered(lines: readonly string[]): boolean {
  let last = -1
  return lines.every((line) => {
    const number = NUMBER.test(line) ? Number.parseInt(line, 10) : -1
    const isNext = number > last
    last = number
    return isNext
  })
}
