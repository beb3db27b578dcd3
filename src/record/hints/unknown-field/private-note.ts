import { suggest } from '../../../text/suggest.ts'
import { isPrivateName } from '../../privacy/private-name.ts'
import { keyForm } from '../../../privacy/key-form.ts'
import { type Slip, keyOf } from './slip.ts'

/** Another name for what is not for the public, such as `internal_notes`. */
export const privateNote: Slip = (issue) => {
  const name = keyForm(keyOf(issue))
  if (!isPrivateName(name) || suggest(name, ['private']) !== undefined) return undefined
  return {
    hint: 'If it is not for the public, write `private:` on a line of its own above it, and put two spaces before this line: nothing below `private:` is ever published.',
  }
}
