import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `private:` has nothing below it, and the field after it was probably meant to be private. */
export const emptyPrivate: Explain<'empty-private'> = ({ expected: { next } }) => ({
  message: `\`private:\` has nothing below it, and ${quote(next)} after it is published.`,
  hint: `If ${quote(next)} is private, put two spaces before it. If it is not, delete the line \`private:\`.`,
})
