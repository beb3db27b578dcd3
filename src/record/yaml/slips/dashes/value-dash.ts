import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A dash alone in place of a value. */
export const dashAsValue: Slip<SyntaxFault> = {
  example: { text: 'minimum_age: -\n', at: '1:14' },
  find: (fault) =>
    isListOnLine(fault) && /^-[ \t]*(?:\r?\n|$)/.test(fault.rest)
      ? syntaxAt(
          fault.offset,
          'There is a dash here instead of a value.',
          'Write a value instead, or delete the line.',
        )
      : undefined,
}

/** A list that starts on the line of its field. */
export const listOnLine: Slip<SyntaxFault> = {
  example: { text: 'phones: - 0117 496 0120\n', at: '1:9' },
  find: (fault) =>
    isListOnLine(fault)
      ? syntaxAt(
          fault.offset,
          'A list cannot start on the same line as its field.',
          'Start it on the next line, and each entry with `- `.',
        )
      : undefined,
}

const isListOnLine = ({ code, message }: SyntaxFault) =>
  code === 'UNEXPECTED_TOKEN' && /block-seq-ind on same line/.test(message)
