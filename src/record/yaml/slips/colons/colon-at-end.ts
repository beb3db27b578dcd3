import { syntaxAt } from '../../finding.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A value that ends with a colon. */
export const colonAtEnd: Slip<SyntaxFault> = {
  example: { text: 'alert: Please bring:\n', at: '1:8' },
  find: ({ code, line, offset }) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s*$/.test(line) && /^\s*(?:- )?[^:]+: /.test(line)
      ? syntaxAt(offset, 'This value ends with a colon.', quoteIt(line))
      : undefined,
}
