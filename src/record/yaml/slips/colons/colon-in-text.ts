import { quote } from '../../../../text/quote.ts'
import { isProse } from '../../../schema/prose.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { wantsColon } from './wants-colon.ts'

/** A text of several lines below a field for prose, with a colon in its last line. */
export const colonInText: Slip<SyntaxFault> = {
  example: { text: 'description:\n  Come and sing.\n  Please note: bring a mug.\n', at: '3:3' },
  find: (fault) => {
    const { before, rest, offset } = fault
    const [, column = '', owner = ''] =
      /(?:^|\n)( *(?:- +)*)([a-z_]+): *\r?\n\s*$/.exec(before) ?? []
    const colon = rest.search(/:(?:\s|$)/)
    const lineStart = rest.lastIndexOf('\n', colon) + 1
    const isIndented = indentOf(fault.line) > column.length
    if (!wantsColon(fault) || !isProse(owner) || !isIndented || lineStart === 0) return undefined
    const line = rest.slice(lineStart, colon)
    const name = line.trim()
    const isField = /^[a-z_]+$/.test(name)
    return syntaxAt(
      offset + lineStart + indentOf(line),
      `The colon makes this line a field, but it is part of the text below \`${owner}:\`.`,
      `${isField ? `If ${quote(name)} is a field, start it in the same column as \`${owner}:\`. If not, write` : 'Write'} \`>-\` after \`${owner}:\`, so that everything below it is one text.`,
    )
  },
}
