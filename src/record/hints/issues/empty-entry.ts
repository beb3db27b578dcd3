import { quote } from '../../../text/quote.ts'
import { isRawObject } from '../../yaml/raw.ts'
import type { Explain } from '../explanation.ts'

/** An entry of a list contains nothing, or private notes only. */
export const emptyEntry: Explain<'empty-entry'> = ({ path, actual }) => {
  const isPrivate = isRawObject(actual) && Object.hasOwn(actual, 'private')
  const isFirst = path.at(-1) === 0
  return {
    message: `An entry of ${quote(path.at(-2))} holds nothing that is published.`,
    hint: !isPrivate ? NOTHING : isFirst ? PRIVATE_FIRST : PRIVATE,
  }
}

const NOTHING = 'Write something in it, or take it out.'
const PRIVATE_FIRST =
  'Write something beside it, or put its notes below a `private:` of the record.'
const PRIVATE =
  'If it belongs to the entry above, write a space in place of its dash. If not, put its notes below a `private:` of the record.'
