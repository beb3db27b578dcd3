import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** No comma between two fields in braces, or a colon in a value. */
export const missingComma: Slip<SyntaxFault> = {
  example: { text: 'phones: [{ number: 0117 496 0120 type: voice }]\n', at: '1:20' },
  find: (fault) =>
    wantsComma(fault)
      ? syntaxAt(
          fault.offset,
          'A comma is missing here, or there is a colon too many.',
          'Between `{` and `}`, put commas between the fields, and quotation marks around a value with a comma or a colon.',
        )
      : undefined,
}

function wantsComma({ code, message }: SyntaxFault): boolean {
  if (code === 'MISSING_CHAR') return /flow map items/.test(message)
  const isUnexpected = code === 'UNEXPECTED_TOKEN' && !/at node end/.test(message)
  const isStart = /unexpected scalar token|flow-(map|seq)-start/i.test(message)
  return code === 'BLOCK_IN_FLOW' || (isUnexpected && isStart)
}
