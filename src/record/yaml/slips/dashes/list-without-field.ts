import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A list below a field that has a value. */
export const listWithoutField: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\n- 0117 496 0120\n', at: '2:1' },
  find: ({ code, rest, offset }) =>
    code === 'MULTILINE_IMPLICIT_KEY' && /^-\s/.test(rest)
      ? syntaxAt(
          offset,
          'This list does not belong to a field.',
          'Write it below a field that has nothing after its colon, such as `phones:`.',
        )
      : undefined,
}
