import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A dash alone in place of a value. */
export const dashAsValue: Slip<SyntaxFault> = {
  example: { text: 'minimum_age: -\n', at: '1:14' },
  find: (fault) =>
    isListOnLine(fault) && /^-[ \t]*(?:\r?\n|$)/.test(fault.rest)
      ? syntaxAt(
          fault.offset,
          'This dash stands where a value should.',
          'Write a value in its place, or take the line out.',
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
          'A list cannot start on the line of its field.',
          'Start it on the next line, each entry with `- `.',
        )
      : undefined,
}

const isListOnLine = ({ code, message }: SyntaxFault) =>
  code === 'UNEXPECTED_TOKEN' && /block-seq-ind on same line/.test(message)
