import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `number:0117 496 0123`, a field without a space after its colon. */
export const missingSpace: Explain<'missing-space'> = ({ expected: { name, value } }) => ({
  message: `There is no space after the colon of ${quote(`${name}:`)}.`,
  hint: `Write ${quote(`${name}: ${value}`)}.`,
})
