import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A backslash in double quotation marks. */
export const backslash: Slip<SyntaxFault> = {
  example: { text: 'name: "C:\\Windows"\n', at: '1:10' },
  find: ({ code, offset }) =>
    code === 'BAD_DQ_ESCAPE'
      ? syntaxAt(
          offset,
          'A backslash has a special meaning in double quotation marks.',
          'Use single quotation marks around this value, or none.',
        )
      : undefined,
}
