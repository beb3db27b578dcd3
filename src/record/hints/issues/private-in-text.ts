import type { Explain } from '../explanation.ts'

/** A private block that is indented so far that YAML made it a part of the text above it. */
export const privateInText: Explain<'private-in-text'> = () => ({
  message: 'A line `private:` is part of this text, so that all below it would be published.',
  hint: 'Write `private:` as far to the left as the name of this field.',
})
