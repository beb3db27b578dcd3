import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** The fence of a code block in Markdown. */
export const codeFence: Slip<SyntaxFault> = {
  example: { text: '```yaml\nname: Choir\n```\n', at: '1:1' },
  find: ({ line, offset }) =>
    /^\s*(?:```|~~~)/.test(line)
      ? syntaxAt(
          offset,
          'This line is not part of the record. It was probably copied with it.',
          'Delete it, and the other line like it at the end.',
        )
      : undefined,
}
