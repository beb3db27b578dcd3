import { UNSHORTENED, WITH_DIGITS } from '../../../hsds/patterns.ts'
import { quote } from '../../../text/quote.ts'
import { examplesOf } from '../../schema/examples.ts'
import { correctionOf } from '../correction/correction.ts'
import type { Explain } from '../explanation.ts'
import { nameOf, titleOf } from '../title.ts'

/** A text that does not match the pattern of its field. */
export const wrongPattern: Explain<'wrong-pattern'> = ({ path, actual: text, expected }) => {
  const { pattern = '', wanted = 'written in another way' } = expected
  const [example] = examplesOf(expected)
  const hint =
    correctionOf({ text, name: nameOf(path), schema: expected }) ??
    HINTS[pattern]?.(text) ??
    (example === undefined ? 'Write it in another way.' : `Write it like \`${example}\`.`)
  return { message: `${titleOf(path)} is ${quote(text)}; it must be ${wanted}.`, hint }
}

const LOST_DIGITS =
  'A spreadsheet has shortened this number, and its last digits are lost. Copy it again from where it comes from; in a spreadsheet, format the cell as text first.'

/** Hints that say more than an example. */
const HINTS: Readonly<Record<string, (text: string) => string>> = {
  [WITH_DIGITS.pattern]: (text) =>
    new RegExp(UNSHORTENED.pattern).test(text)
      ? 'Write the number as it is dialled, such as `0117 496 0123`; put words about it in its `description:`.'
      : LOST_DIGITS,
  [UNSHORTENED.pattern]: () => LOST_DIGITS,
}
