import { fieldsOf } from '../../hsds/entities.ts'
import { fieldsCalled } from '../hints/aliases.ts'
import { quote } from '../../text/quote.ts'
import type { RawObject } from '../yaml/raw.ts'
import type { Schema } from '../schema/schema.ts'

/** Whether what is written is a place of a service that has no `location:`. */
export const lacksLocation = (raw: RawObject, { required = [] }: Schema): boolean =>
  required.includes('location') && !Object.hasOwn(raw, 'location')

/** The fields of a place that is described right behind the dash, in the order in which they are written. */
export function fieldsOfLoosePlace(raw: RawObject, schema: Schema): readonly string[] {
  if (!lacksLocation(raw, schema)) return []
  const { properties = {}, filledIn = {} } = schema
  const known = { ...properties, ...filledIn }
  return Object.keys(raw).filter((key) => !Object.hasOwn(known, key) && isOfPlace(key))
}

/** `address` is written for `addresses` more often than right. */
const isOfPlace = (key: string) =>
  [key, ...fieldsCalled(key), `${key}es`].some(
    (name) => Object.hasOwn(fieldsOf('location'), name) || Object.hasOwn(fieldsOf('address'), name),
  )

/** What to do about it. */
export const hintForLoosePlace = (first: string): string =>
  `Write \`- location:\` alone on a line, and below it ${quote(`${first}: …`)} and the rest of the place, two spaces further in than now. A place that has a file in locations/ needs only \`- location: name-of-the-file\`.`
