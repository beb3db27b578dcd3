import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** Any other error of the library, in its own words. */
export const unknownFault: Slip<SyntaxFault> = {
  example: { text: '"name" "Choir": active\n', at: '1:8' },
  find: ({ message, offset }) => {
    const [, words = message, source] = /^(.*?\w): (.*)$/s.exec(message) ?? []
    const fault = `${words.charAt(0).toLowerCase()}${words.slice(1).replace(/\.$/, '')}`
    return syntaxAt(
      offset,
      `This cannot be read: ${fault}${source === undefined ? '' : `: ${quote(source)}`}.`,
      'Check this line and the one before it. Every field is `name: value`, and the lines below that belong to it are indented by two spaces.',
    )
  },
}
