import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { lineAt } from '../../line.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { openingQuote } from './unclosed-quote.ts'

/**
 * A text in quotation marks with a line that is not indented, so that YAML does not see the closing mark. Where a field or
 * an entry comes before the next mark, that mark opens another text, and this one is not closed.
 */
export const unindentedQuote: Slip<SyntaxFault> = {
  example: { text: 'description: "Come and sing.\n\nWe meet on Tuesdays."\n', at: '3:1' },
  find: (fault) => {
    const { text } = fault
    const opening = openingQuote(fault)
    if (opening === undefined) return undefined
    const { line, lineStart } = lineAt(text, opening)
    const [, indent, dash = '', name] =
      /^( *)((?:- +)*)(?:([A-Za-z_]+): +)?$/.exec(line.slice(0, opening - lineStart)) ?? []
    const [quoted] = (text[opening] === '"' ? DOUBLE : SINGLE).exec(text.slice(opening)) ?? []
    if (indent === undefined || quoted === undefined || NEXT_FIELD.test(quoted)) return undefined
    const column = indent.length + (name ? dash.length : Math.max(0, dash.length - 2))
    const unindented = new RegExp(`\\n {0,${column}}(?=\\S)`).exec(quoted)
    if (!unindented) return undefined
    const owner = name ? quote(`${name}:`) : 'the dash above it'
    return syntaxAt(
      opening + unindented.index + unindented[0].length,
      'This line belongs to the text in quotation marks above it, but it is not indented enough.',
      `Start it, and the other lines of the text, two spaces further right than ${owner}.`,
    )
  },
}

/** A text in quotation marks, with nothing after it on its last line. */
const DOUBLE = /^"[^"\\]*(?:\\.[^"\\]*)*"(?=[ \t]*(?:\r?\n|$| #))/s
const SINGLE = /^'[^']*(?:''[^']*)*'(?=[ \t]*(?:\r?\n|$| #))/

/** A line that is a field or an entry. */
const NEXT_FIELD = /\n *(?:- |[a-z_]+:\s)/
