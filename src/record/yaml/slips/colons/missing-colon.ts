import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'
import { wantsColon } from './wants-colon.ts'

/** A line without a colon. */
export const missingColon: Slip<SyntaxFault> = {
  example: { text: 'description: A quiet hour.\nBring a cushion.\n', at: '2:1' },
  find: (fault) =>
    wantsColon(fault)
      ? syntaxAt(
          fault.offset,
          'This line has no colon with a space after it.',
          'Write a field as `name: value`. If this line continues the text above it, put two spaces before it.',
        )
      : undefined,
}
