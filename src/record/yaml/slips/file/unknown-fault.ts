import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Any other error of the library, in its own words. */
export const unknownFault: Slip<SyntaxFault> = {
  example: { text: '"name" "Choir": active\n', at: '1:8' },
  find: ({ message, offset }) =>
    syntaxAt(
      offset,
      `This cannot be understood: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
      'Look at this line and the one before: every field is `name: value`, and what belongs to it is indented by two spaces.',
    ),
}
