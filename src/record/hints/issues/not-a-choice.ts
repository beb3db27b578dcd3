import { quoteList, quote } from '../../../text/quote.ts'
import { correctionOf } from '../correction/correction.ts'
import type { Explain } from '../explanation.ts'
import { nameOf, titleOf } from '../title.ts'

/** A text that is none of the values of a field. */
export const notAChoice: Explain<'not-a-choice'> = ({ path, actual: text, expected: schema }) => {
  const better = correctionOf({ text, name: nameOf(path), schema })
  return {
    message: `${titleOf(path)} cannot be ${quote(text)}.`,
    hint: `${better ? `${better} ` : ''}It can be ${quoteList(schema.enum ?? [], 'or')}.`,
  }
}
