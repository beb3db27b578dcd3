import { fieldsOf } from '../../../hsds/entities.ts'
import { quote } from '../../../text/quote.ts'
import type { Schema } from '../../schema/schema.ts'
import type { UnknownField } from '../../shape/issue.ts'
import type { RawObject } from '../../yaml/raw.ts'
import { fieldsCalled } from '../aliases.ts'
import { type Slip, keyOf } from './slip.ts'

/**
 * A place of a service, described directly after the dash and without `location:` around it. Its first field is reported
 * for all of them.
 */
export const inlinePlace: Slip = (issue) => {
  const key = keyOf(issue)
  if (!isInlinePlace(issue)) return undefined
  return {
    message: `${quote(key)} describes a place, but no \`location:\` is above it.`,
    hint: `Write \`- location:\` on a line of its own, and below it ${quote(`${key}: …`)} and the rest of the place, two spaces further in than now. For a place that has a file in locations/, write only \`- location: name-of-the-file\`.`,
    meant: 'location',
  }
}

/** Whether a field belongs to such a place and is not its first. */
export function isRestOfInlinePlace(issue: UnknownField): boolean {
  if (!isInlinePlace(issue)) return false
  const { expected, object } = issue
  const { properties = {}, filledIn = {} } = expected
  const known = { ...properties, ...filledIn }
  const first = Object.keys(object).find((key) => !Object.hasOwn(known, key) && isOfPlace(key))
  return first !== keyOf(issue)
}

const isInlinePlace = (issue: UnknownField) =>
  lacksLocation(issue.object, issue.expected) && isOfPlace(keyOf(issue))

/** Whether an object is a place of a service that has no `location:`. */
export const lacksLocation = (raw: RawObject, { required = [] }: Schema): boolean =>
  required.includes('location') && !Object.hasOwn(raw, 'location')

/** `address` is written for `addresses` more often than not. */
const isOfPlace = (key: string) =>
  [key, ...fieldsCalled(key), `${key}es`].some(
    (name) => Object.hasOwn(fieldsOf('location'), name) || Object.hasOwn(fieldsOf('address'), name),
  )
