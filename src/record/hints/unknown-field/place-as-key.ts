import { SLUG } from '../../schema/formats.ts'
import { isRawObject } from '../../yaml/raw.ts'
import { lacksLocation } from './inline-place.ts'
import { type Slip, keyOf } from './slip.ts'

/** The slug of a place with a colon after it, as if it were a field: `- village-hall:`. No field has a hyphen. */
export const placeAsKey: Slip = (issue) => {
  const key = keyOf(issue)
  const { object, expected, actual } = issue
  const hasFields = isRawObject(actual)
  const isSlug = SLUG.test(key) && key.includes('-') && (hasFields || actual === null)
  if (!isSlug || !lacksLocation(object, expected)) return undefined
  const rest = hasFields ? ', and start the lines below it under the `l` of `location`' : ''
  return { meant: 'location', hint: `Write \`location: ${key}\`${rest}.` }
}
