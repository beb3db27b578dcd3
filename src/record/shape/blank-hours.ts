import type { Schema } from '../schema/schema.ts'
import { type RawObject, isBlank } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/**
 * Reports `hours` without a value, which is never meant. Skips it when the next field is unknown: that is probably the
 * value, and is reported itself.
 */
export function reportBlankHours(
  key: string,
  object: RawObject,
  { properties = {} }: Schema,
  { path, issues }: ShapeContext,
): void {
  const actual = object[key]
  if (actual === undefined || !isBlank(actual)) return
  const keys = Object.keys(object)
  const next = keys[keys.indexOf(key) + 1]
  if (next !== undefined && next !== 'private' && !Object.hasOwn(properties, next)) return
  issues.push({
    kind: 'blank-hours',
    code: 'blank-field',
    path: [...path, key],
    at: 'key',
    actual,
    expected: undefined,
  })
}
