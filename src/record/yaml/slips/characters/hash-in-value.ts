import { isScalar } from 'yaml'
import { quote } from '../../../../text/quote.ts'
import { lineAt } from '../../line.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { SeenValue, Slip } from '../slip.ts'

/** A hash after a space, which makes a comment of the rest of the value, and touches a word or numbers something. */
export const hashInValue: Slip<SeenValue> = {
  example: { text: 'fees_description: See poster #3 for prices\n', at: '1:30' },
  find: ({ node, context: { text } }) => {
    // After a closing quotation mark nothing is left that could be the value.
    if (!isScalar(node) || node.type?.startsWith('QUOTE')) return undefined
    const [, end, after] = node.range ?? [0, 0, 0]
    // Without any value, the text after it starts with the hash.
    const [, space = '', comment = ''] = /^([ \t]*)(#[^\n]*)/.exec(text.slice(end, after)) ?? []
    const isGlued = /^#[^\s#!]/.test(comment)
    if (!isGlued && !numbers(String(node.value ?? ''), comment)) return undefined
    const problem = {
      code: 'hash-in-value',
      message: `From ${quote(comment.trimEnd())} on, this line is a comment and not part of the value.`,
      hint: `${quoteIt(lineAt(text, end).line)} If you mean a comment, ${isGlued ? 'write a space after the `#`' : 'write it on a line of its own'}.`,
    } as const
    return { problem, offset: end + space.length }
  },
}

/** What is numbered with a hash in addresses and directions: `Flat # 4, 12 High Street`. */
const NUMBERED =
  /\b(?:flat|unit|suite|room|apt|apartment|studio|office|shop|house|block|building|floor|level|door|gate|bay|box|stall|hut|plot|lot|pitch|court|table|stop|bus|route|poster|button|buzzer|option|ext|extension|no|number|charity|reg)\.?$/i

/** Whether a hash with a space behind it is part of the value, and not the start of a comment. */
const numbers = (value: string, comment: string): boolean =>
  (/\p{L}/u.test(value) && /^# +\d+[a-z]?,/i.test(comment)) ||
  (NUMBERED.test(value) && /^# +(?:\d|[a-z]\b)/i.test(comment))
