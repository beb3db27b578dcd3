import { syntaxAt } from '../../finding.ts'
import { quoteIt, requoteIt } from '../quotation-hint.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A comma, semicolon or full stop at the end of the line, after a closing quotation mark or bracket. */
export const trailingPunctuation: Slip<SyntaxFault> = {
  example: { text: 'name: "The Walkers",\n', at: '1:20' },
  find: (fault) => {
    const [, punctuation] = /^\s*([,;.])\s*(?:\n|$)/.exec(fault.rest) ?? []
    const mark = markBefore(fault)
    return punctuation && mark
      ? syntaxAt(
          fault.offset,
          `There is something after the \`${mark}\` on this line.`,
          `Delete the \`${punctuation}\` at the end of the line.`,
        )
      : undefined
  },
}

/** Text after a closing quotation mark. */
export const textAfterQuote: Slip<SyntaxFault> = {
  example: { text: 'description: "Tea" and cake\n', at: '1:20' },
  find: (fault) =>
    /["']/.test(markBefore(fault) ?? '')
      ? syntaxAt(
          fault.offset,
          'There is something after the closing quotation mark on this line.',
          requoteIt(fault.line),
        )
      : undefined,
}

/** Text after a closing bracket. */
export const textAfterBracket: Slip<SyntaxFault> = {
  example: { text: 'phones: [0117 496 0120] and more\n', at: '1:25' },
  find: (fault) => {
    const mark = markBefore(fault)
    return mark
      ? syntaxAt(
          fault.offset,
          `There is something after the \`${mark}\` on this line.`,
          quoteIt(fault.line),
        )
      : undefined
  },
}

/** The closing mark or bracket after which the value should end, if it is on the line of the error. */
function markBefore({ code, message, before }: SyntaxFault): string | undefined {
  const above = before.trimEnd()
  const isSameLine = !before.includes('\n', above.length)
  if (code !== 'UNEXPECTED_TOKEN' || !/at node end/.test(message) || !isSameLine) return undefined
  return /["'\]}]$/.exec(above)?.[0]
}
