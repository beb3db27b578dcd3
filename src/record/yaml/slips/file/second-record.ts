import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Two YAML documents in one file. */
export const secondRecord: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\n---\nname: Band\n', at: '2:1' },
  find: ({ code, offset }) =>
    code === 'MULTIPLE_DOCS'
      ? syntaxAt(
          offset,
          'This line of dashes or dots ends the record above it.',
          'Delete this line. Move a second record to a file of its own.',
        )
      : undefined,
}
