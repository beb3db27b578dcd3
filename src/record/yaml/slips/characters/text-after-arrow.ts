import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Text on the line of `|` or `>`. */
export const textAfterArrow: Slip<SyntaxFault> = {
  example: { text: 'description: >- A quiet hour.\n', at: '1:17' },
  find: ({ code, message, offset }) =>
    code === 'UNEXPECTED_TOKEN' && /header includes extra|not a YAML token/i.test(message)
      ? syntaxAt(
          offset,
          'After `|` or `>`, the text starts on the next line.',
          'Move the rest of this line to the next line and indent it by two spaces.',
        )
      : undefined,
}
