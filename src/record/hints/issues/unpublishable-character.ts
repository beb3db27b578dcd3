import type { Explain } from '../explanation.ts'

/** A text with a control character, or with another one that nobody sees and that changes what is around it. */
export const unpublishableCharacter: Explain<'unpublishable-character'> = () => ({
  message: 'This text holds a character that cannot be seen and cannot be published.',
  hint: 'Write the text anew; it was probably copied from another program.',
})
