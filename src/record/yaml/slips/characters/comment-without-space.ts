import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A comment that touches the value before it. */
export const commentWithoutSpace: Slip<SyntaxFault> = {
  example: { text: 'name: "Choir"# sings\n', at: '1:14' },
  find: ({ code, message, offset }) =>
    code === 'MISSING_CHAR' && /comments must be/i.test(message)
      ? syntaxAt(
          offset,
          'A `#` starts a comment only after a space.',
          'Write a space before it, or put the whole value in quotation marks.',
        )
      : undefined,
}
