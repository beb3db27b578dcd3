import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Any other error of the library, in its own words. */
export const unknownFault: Slip<SyntaxFault> = {
  example: { text: '"name" "Choir": active\n', at: '1:8' },
  find: ({ message, offset }) =>
    syntaxAt(
      offset,
      `This cannot be read: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
      'Check this line and the one before it. Every field is `name: value`, and the lines below that belong to it are indented by two spaces.',
    ),
}
