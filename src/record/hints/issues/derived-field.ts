import type { Explain } from '../explanation.ts'

/** A field of the standard that the generator fills in. */
export const derivedField: Explain<'derived-field'> = ({ path, expected }) => ({
  message: `\`${String(path.at(-1))}\` is filled in automatically and must not be written.`,
  hint: expected?.hint ?? 'Delete this line.',
  ...(expected?.field && { meant: expected.field }),
})
