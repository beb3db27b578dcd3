import type { Explain } from '../explanation.ts'
import { exampleLine } from '../write/sample.ts'

/** A required field is written without a value. */
export const blankField: Explain<'blank-field'> = ({ path, expected }) => {
  const name = String(path.at(-1))
  const example = exampleLine(name, expected)
  return {
    message: `\`${name}\` has no value.`,
    hint: `It is required: write a value after the colon${example ? `, such as ${example}` : ''}.`,
  }
}
