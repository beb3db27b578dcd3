import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A no-break space before the name of a field, or after its colon. */
export const noBreakSpace: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\nstatus:\u00A0active\n', at: '2:1' },
  find: ({ line, offset }) =>
    /^\s*\u00A0|:\u00A0/.test(line)
      ? syntaxAt(
          offset,
          'This line contains a different kind of space, probably copied from another program.',
          'Delete the spaces around the name of the field and type them again.',
        )
      : undefined,
}
