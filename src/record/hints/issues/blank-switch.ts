import { quote } from '../../../text/quote.ts'
import type { Explain } from '../explanation.ts'

/** `draft:` or `confidential:` is written without a value. */
export const blankSwitch: Explain<'blank-switch'> = ({ path }) => {
  const name = String(path.at(-1))
  return {
    message: `${quote(name)} has no value, so it hides nothing.`,
    hint: `Write \`${name}: true\`, or delete the line.`,
  }
}
