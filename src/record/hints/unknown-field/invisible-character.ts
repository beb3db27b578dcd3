import { withoutInvisible } from '../../../text/invisible.ts'
import { quote } from '../../../text/quote.ts'
import { type Slip, keyOf } from './slip.ts'

/** A known name with an invisible character in it. */
export const invisibleCharacter: Slip = (issue) => {
  const key = keyOf(issue)
  const field = withoutInvisible(key)
  if (field === key || !Object.hasOwn(issue.expected.properties ?? {}, field)) return undefined
  return {
    message: `The name ${quote(field)} contains an invisible character.`,
    hint: 'Type the name again; it was probably copied from another program.',
    meant: field,
  }
}
