import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A comma in brackets without a value before it. */
export const loneComma: Slip<SyntaxFault> = {
  example: { text: 'phones: [, 0117 496 0120]\n', at: '1:10' },
  find: ({ code, message, offset }) =>
    code === 'UNEXPECTED_TOKEN' && /, in flow/.test(message)
      ? syntaxAt(offset, 'There is nothing before this comma.', 'Delete the comma.')
      : undefined,
}
