import { quote } from '../../../../text/quote.ts'
import { lineAt } from '../../line.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { openingBracket } from './unclosed-bracket.ts'

/** A hash in brackets, which makes a comment of the rest of the line and of the closing bracket. */
export const hashInBrackets: Slip<SyntaxFault> = {
  example: { text: 'phones: [0117 496 0120, #2 line]\n', at: '1:25' },
  find: (fault) => {
    const opening = openingBracket(fault)
    if (opening === undefined) return undefined
    const { line, lineStart } = lineAt(fault.text, opening)
    if (line.length > MAX_LINE) return undefined
    const [, before = '', value = '', comment = ''] = HASH.exec(line) ?? []
    if (!comment) return undefined
    const at = before.length + value.length - comment.length
    const problem = {
      code: 'hash-in-value',
      message: `From ${quote(line.slice(at).trimEnd())} on, this line is a comment, so the bracket is never closed.`,
      hint: `Put the value that contains the \`#\` in quotation marks: ${quote(`"${value}"`)}.`,
    } as const
    return { problem, offset: lineStart + at }
  },
}

/** Nobody writes a longer line by hand, and the time to search it grows faster than its length. */
const MAX_LINE = 500

/** The text before a value, the value up to the next comma or bracket, and the part of it from the hash on. */
const HASH = /^(.*?[[{,:]\s+|.*?[[{])((?:[^[\]{},:"'#]*\s)?(#[^\s,\]}][^,\]}"]*?))\s*[,\]}]/
