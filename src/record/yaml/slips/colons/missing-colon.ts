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
          'A field is written `name: value`. If this is a text that goes on from the line above, put two spaces before it.',
        )
      : undefined,
}
