import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A field that is indented below a field which has a value already. */
export const indentedField: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\n  status: active\n', at: '2:3' },
  find: ({ code, line, rest, offset }) => {
    if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
    // The error is at the value above, or at the end of its line.
    const [first = '', gap = ''] = /^[^\n]*((?:\n[ \t]*)+)/.exec(rest) ?? []
    const [, name] = /^\s*(?:- )?([^:\s][^:]*):/.exec(line) ?? []
    return syntaxAt(
      gap ? offset + first.length : offset,
      'This line is indented further than the one above it, as if it belonged to it.',
      name
        ? `Start it in the same column as ${quote(`${name}:`)}.`
        : 'Start fields that belong together in the same column.',
    )
  },
}
