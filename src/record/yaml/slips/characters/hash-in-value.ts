import { isScalar } from 'yaml'
import { quote } from '../../../../text/quote.ts'
import { lineAt } from '../../line.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { SeenValue, Slip } from '../slip.ts'

/** A hash after a space, which makes a comment of the rest of the value, and touches a word. */
export const hashInValue: Slip<SeenValue> = {
  example: { text: 'fees_description: See poster #3 for prices\n', at: '1:30' },
  find: ({ node, context: { text } }) => {
    if (!isScalar(node)) return undefined
    const [, end, after] = node.range ?? [0, 0, 0]
    // Without any value, the text after it starts with the hash.
    const [, space = '', comment] = /^([ \t]*)(#[^\s#!][^\n]*)/.exec(text.slice(end, after)) ?? []
    if (!comment) return undefined
    const problem = {
      code: 'hash-in-value',
      message: `From ${quote(comment.trimEnd())} on, this line is a comment and not part of the value.`,
      hint: `${quoteIt(lineAt(text, end).line)} If you mean a comment, write a space after the \`#\`.`,
    } as const
    return { problem, offset: end + space.length }
  },
}
