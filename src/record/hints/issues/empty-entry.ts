import { quote } from '../../../text/quote.ts'
import { isRawObject } from '../../yaml/raw.ts'
import type { Explain } from '../explanation.ts'

/** An entry of a list contains nothing, or private notes only. */
export const emptyEntry: Explain<'empty-entry'> = ({ path, actual }) => {
  const isPrivate = isRawObject(actual) && Object.hasOwn(actual, 'private')
  const isFirst = path.at(-1) === 0
  return {
    message: `An entry of ${quote(path.at(-2))} has nothing to publish.`,
    hint: !isPrivate ? NOTHING : isFirst ? PRIVATE_FIRST : PRIVATE,
  }
}

const NOTHING = 'Write something in it, or delete it.'
const PRIVATE_FIRST =
  'Add a field to it. Or move its notes below a `private:` of the record, and delete it.'
const PRIVATE =
  'If it belongs to the entry above, replace its dash with a space. If not, move its notes below a `private:` of the record, and delete it.'
