import type { Explain } from '../explanation.ts'

/** A private block that is indented so far that YAML made it a part of the text above it. */
export const privateInText: Explain<'private-in-text'> = () => ({
  message:
    'A line `private:` has become part of this text, so everything below it would be published.',
  hint: 'Put as many spaces before `private:` as before the name of this field.',
})
