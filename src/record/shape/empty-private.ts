import type { Schema } from '../schema/schema.ts'
import { type Raw, type RawObject, isBlank } from '../yaml/raw.ts'
import type { ShapeContext } from './shape-context.ts'

/**
 * Reports a `private:` that hides nothing. When the next field is a known one, its author probably wanted that to be
 * private and indented it too little; an unknown one is reported as such. The author of `private: true` took it for a
 * switch.
 */
export function reportEmptyPrivate(
  raw: RawObject,
  { properties = {} }: Schema,
  { path: around, issues }: ShapeContext,
): void {
  const actual = raw.private as Raw
  const common = { code: 'empty-private', path: [...around, 'private'], at: 'key' } as const
  const names = Object.keys(raw)
  const next = names[names.indexOf('private') + 1]
  if (typeof actual === 'string' && SWITCH.test(actual.trim()))
    issues.push({ kind: 'private-switch', ...common, actual, expected: undefined })
  else if (next !== undefined && isBlank(actual) && Object.hasOwn(properties, next))
    issues.push({ kind: 'empty-private', ...common, actual, expected: { next } })
}

const SWITCH = /^(?:true|false|yes|no|y|n|on|off|1|0)$/i
