import { quote } from '../../../text/quote.ts'
import { type Slip, keyOf } from './slip.ts'

/** A name beside a space that YAML does not trim, such as a no-break space. */
export const strangeSpace: Slip = (issue) => {
  const key = keyOf(issue)
  const field = key.trim()
  if (field === key) return undefined
  return {
    message: `Beside the name ${quote(field)} is a special space, which was probably copied from another program.`,
    hint: 'Delete the spaces around the name of the field and type them again.',
    meant: field,
  }
}
