import { writePhones } from '../../../hints/write/phone-in-words.ts'
import { syntaxAt } from '../../finding.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A colon with a space after it within a value. */
export const colonInValue: Slip<SyntaxFault> = {
  example: { text: 'description: Please bring: a mug.\n', at: '1:14' },
  find: ({ code, line, rest, offset }) =>
    code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s+\S/.test(rest.split('\n', 1)[0] ?? '')
      ? syntaxAt(offset, 'This value contains a colon with a space after it.', hintFor(line))
      : undefined,
}

function hintFor(line: string): string {
  const [, phone] = /^\s*phones:\s+(\S.*)$/.exec(line.trimEnd()) ?? []
  return (phone && writePhones([phone])) || quoteIt(line)
}
