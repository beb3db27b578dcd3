import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A closing bracket without an opening one. */
export const unopenedBracket: Slip<SyntaxFault> = {
  example: { text: 'phones: ]\n', at: '1:9' },
  find: ({ code, message, rest, offset }) =>
    code === 'UNEXPECTED_TOKEN' &&
    /flow-(map|seq)-end/.test(message) &&
    !/at node end/.test(message)
      ? syntaxAt(
          offset,
          `This \`${rest.charAt(0)}\` has no opening bracket.`,
          'Delete it, or add the opening bracket.',
        )
      : undefined,
}
