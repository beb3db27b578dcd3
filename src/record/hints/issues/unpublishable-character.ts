import type { Explain } from '../explanation.ts'

/** A text with a control character, or with another one that nobody sees and that changes what is around it. */
export const unpublishableCharacter: Explain<'unpublishable-character'> = () => ({
  message: 'This text has an invisible character, which cannot be published.',
  hint: 'Type the text again; it was probably copied from another program.',
})
