import { visit } from 'yaml'
import { quote } from '../../../../text/quote.ts'
import { lineAt } from '../../line.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A quotation mark that is not closed. */
export const unclosedQuote: Slip<SyntaxFault> = {
  example: { text: 'alert: "Closed in August\n', at: '1:8' },
  find: (fault) => {
    const offset = openingQuote(fault)
    if (offset === undefined) return undefined
    const { line, lineStart } = lineAt(fault.text, offset)
    const problem = {
      code: 'yaml-quote',
      message: 'This quotation mark is never closed.',
      hint: hintFor(line.slice(offset - lineStart).trimEnd()),
    } as const
    return { problem, offset }
  },
}

/** The offset of the quotation mark that the library finds no closing one for. */
export function openingQuote({ message, document, offset }: SyntaxFault): number | undefined {
  if (!/missing closing ['"]quote/i.test(message)) return undefined
  let opening = offset
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [from, to] = range ?? [0, 0]
      if (type?.startsWith('QUOTE') && from < offset && to >= offset) opening = from
    },
  })
  return opening
}

/** The hint for a value that starts with a quotation mark. */
function hintFor(value: string): string {
  if (/[“”„‘’]$/.test(value))
    return `\`${value.at(-1)}\` at the end is a different character. Type the same quotation mark at the start and at the end, or delete both: most values need none.`
  if (/^'[^'"]*$/.test(value) && value.length < 60)
    return `Add the closing quotation mark. If it is an apostrophe, put the whole value in double quotation marks: ${quote(`"${value}"`)}.`
  return 'Add the closing quotation mark. Most values need no quotation marks at all.'
}
