import { didYouMean } from '../../../text/suggest.ts'
import { fieldsCalled, plainName } from '../aliases.ts'
import { writeText } from './write-text.ts'
import { freeFields } from './free-fields.ts'
import { type Slip, keyOf } from './slip.ts'

/** Another name for a field that can be written here, such as `telephone`. */
export const otherName: Slip = (issue, context) => {
  const key = keyOf(issue)
  const free = freeFields(issue)
  if (free.includes(plainName(key))) return undefined
  const field = fieldsCalled(key).find((name) => free.includes(name))
  if (field === undefined) return undefined
  return { meant: field, hint: writeText(issue, field, context) ?? didYouMean(field) }
}
