import type { Explain } from '../explanation.ts'

/** A text with a control character, or with another invisible one that does not belong there. */
export const unpublishableCharacter: Explain<'unpublishable-character'> = () => ({
  message: 'This text has an invisible character, which cannot be published.',
  hint: 'Type the text again; it was probably copied from another program.',
})
