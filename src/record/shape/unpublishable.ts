import { hidesInWord } from '../../text/invisible.ts'
import type { Schema } from '../schema/schema.ts'
import type { Shaping } from './shaping.ts'

/** What is on every keyboard, as almost all texts are; they need no closer look. */
const PLAIN = /^[\n\t -~]*$/
/**
 * Control characters, the separators that end a line in JavaScript, what turns the direction of a text round, halves of
 * characters, and what is no character.
 */
const UNPUBLISHABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202D\u202E\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

/** Tells of a text that cannot be published as it stands: for a character that nobody sees, or for private lines in it. */
export function tellUnpublishable(
  schema: Schema,
  raw: string,
  { file, path, diagnostics, hasSwallowed }: Shaping,
): void {
  if (!PLAIN.test(raw) && (UNPUBLISHABLE.test(raw) || hidesInWord(raw, isExact(schema))))
    diagnostics.push({
      code: 'wrong-format',
      message: 'This text holds a character that cannot be seen and cannot be published.',
      hint: 'Write the text anew; it was probably copied from another program.',
      place: { file, path: [...path] },
    })
  if (hasSwallowed(raw))
    diagnostics.push({
      code: 'private-in-text',
      message: 'A line `private:` is part of this text, so that all below it would be published.',
      hint: 'Write `private:` as far to the left as the name of this field.',
      place: { file, path: [...path] },
    })
}

/** Whether something else than words is wanted. */
const isExact = ({ enum: values, format, pattern }: Schema) =>
  values !== undefined || format !== undefined || pattern !== undefined
