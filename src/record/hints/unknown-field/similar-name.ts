import { didYouMean, suggest } from '../../../text/suggest.ts'
import { freeFields } from './free-fields.ts'
import { type Slip, keyOf } from './slip.ts'
import { writeText } from './write-text.ts'

/** A misspelt name. */
export const similarName: Slip = (issue, context) => {
  const field = suggest(keyOf(issue), freeFields(issue))
  if (field === undefined) return undefined
  const isList = issue.expected.properties?.[field]?.items !== undefined
  const how = isList ? writeText(issue, field, context) : undefined
  return { meant: field, hint: [didYouMean(field), how].filter(Boolean).join(' ') }
}
