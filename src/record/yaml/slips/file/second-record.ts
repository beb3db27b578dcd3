import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Two YAML documents in one file. */
export const secondRecord: Slip<SyntaxFault> = {
  example: { text: 'name: Choir\n---\nname: Band\n', at: '2:1' },
  find: ({ code, offset }) =>
    code === 'MULTIPLE_DOCS'
      ? syntaxAt(
          offset,
          'A line of dashes or dots ends the record before this.',
          'Take that line out. A second record goes into a file of its own.',
        )
      : undefined,
}
