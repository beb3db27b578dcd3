import { fieldsOfLoosePlace } from './inline-place.ts'
import type { RawObject } from '../yaml/raw.ts'
import type { Schema } from '../schema/schema.ts'

/** What is written in one place, and the fields of it that are not known there. */
export interface Strays {
  /** All that is written there. */
  readonly raw: RawObject
  /** What could be written there. */
  readonly schema: Schema
  /** The last field above each of them that is known there: what stands between the two starts too far left, too. */
  readonly above: ReadonlyMap<string, string | undefined>
  /** Those of a place that is described right behind the dash, in the order in which they are written. */
  readonly ofPlace: ReadonlySet<string>
}

/** A field that is not known where it stands. */
export interface Stray extends Strays {
  readonly key: string
}

/** Finds all such fields at once, for there may be tens of thousands of them. */
export function straysIn(raw: RawObject, schema: Schema): Strays {
  const { properties = {} } = schema
  const above = new Map<string, string | undefined>()
  let last: string | undefined
  for (const key of Object.keys(raw))
    if (Object.hasOwn(properties, key)) last = key
    else above.set(key, last)
  return { raw, schema, above, ofPlace: new Set(fieldsOfLoosePlace(raw, schema)) }
}
