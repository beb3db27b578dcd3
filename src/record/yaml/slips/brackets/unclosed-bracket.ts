import { isMap, visit } from 'yaml'
import { syntaxAt } from '../../finding.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A bracket or brace that is not closed. */
export const unclosedBracket: Slip<SyntaxFault> = {
  example: { text: 'phones: [0117 496 0120\nurl: https://example.org\n', at: '1:9' },
  find: (fault) => {
    const offset = openingBracket(fault)
    if (offset === undefined) return undefined
    const [open, close] = /sequence/i.test(fault.message) ? '[]' : '{}'
    return syntaxAt(
      offset,
      `This \`${open}\` is never closed.`,
      `Add the closing \`${close}\` on the same line.`,
    )
  },
}

/** The offset of the last bracket that is not closed before an error about that. */
export function openingBracket(fault: SyntaxFault): number | undefined {
  const { text, document, offset } = fault
  if (!isUnclosed(fault)) return undefined
  let opening = offset
  visit(document, {
    Collection: (_, node) => {
      const [from, to] = node.range ?? [0, 0]
      const closing = isMap(node) ? '}' : ']'
      if (node.flow && from < offset && text[to - 1] !== closing) opening = from
    },
  })
  return opening
}

function isUnclosed({ code, message }: SyntaxFault): boolean {
  if (code === 'MISSING_CHAR') return /flow (map|sequence) must end/i.test(message)
  return code === 'BAD_INDENT' && /^flow/i.test(message) && /end with/.test(message)
}
