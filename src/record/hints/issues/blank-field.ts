import type { Explain } from '../explanation.ts'
import { suchAs } from './missing-field.ts'

/** A required field is written without a value. */
export const blankField: Explain<'blank-field'> = ({ path, expected }) => {
  const name = String(path.at(-1))
  return {
    message: `\`${name}\` has no value.`,
    hint: `It is needed here: write a value after the colon${suchAs(name, expected)}.`,
  }
}
