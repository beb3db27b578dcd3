import { isProse } from '../../../schema/prose.ts'
import { quote } from '../../../../text/quote.ts'
import { syntaxAt } from '../../finding.ts'
import { indentOf } from '../../line.ts'
import { quoteIt } from '../quotation-hint.ts'
import type { Slip, SyntaxFault } from '../slip.ts'

/** A value that ends with a colon; a text may go on below it, as a list or in lines. */
export const colonAtEnd: Slip<SyntaxFault> = {
  example: { text: 'alert: Please bring:\n', at: '1:8' },
  find: ({ code, line, rest, offset }) => {
    if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !/:\s*$/.test(line)) return undefined
    const [, dashes = '', name = '', value = ''] =
      /^\s*((?:- )*)(?!- )([^:\s][^:]*): +(\S.*)$/.exec(line) ?? []
    if (name === '') return undefined
    const column = indentOf(line) + dashes.length
    return isProse(name) && goesOn(rest, column)
      ? syntaxAt(
          offset,
          'This value ends with a colon, and more of it follows below.',
          `Write ${quote(`${dashes}${name}: |`)}, put ${value.length > MAX_LENGTH ? 'the text after it' : quote(value.trim())} on the line below, and start this line and the rest of the text with ${column + 2} spaces.`,
        )
      : quoted(line, offset)
  },
}

const MAX_LENGTH = 60

const quoted = (line: string, offset: number) =>
  syntaxAt(offset, 'This value ends with a colon.', quoteIt(line))

/** Whether the next line is no field in the same column. */
function goesOn(rest: string, column: number): boolean {
  const next =
    rest
      .split(/\r?\n/)
      .slice(1)
      .find((line) => line.trim() !== '') ?? ''
  return next !== '' && (indentOf(next) > column || !/^\s*[\w"']+:(?:\s|$)/.test(next))
}
