import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `draft:` or `confidential:` is written without a value. */
export const blankSwitch: Explain<'blank-switch'> = ({ path }) => {
  const name = String(path.at(-1))
  return {
    message: `${quote(name)} has no value, and so nothing is kept back.`,
    hint: `Write \`${name}: true\`, or take the line out.`,
  }
}
