import { quote } from './quote.ts'
import { type Raw, type RawObject, isBlank } from './raw.ts'
import type { Schema } from './schema.ts'
import type { Shaping } from './shaping.ts'

/**
 * Tells of a `private:` with nothing below it and a field behind it: most probably that is what should be private, and it
 * is not, for it starts too far left. Where the next field is none that is known, that is told.
 */
export function tellEmptyPrivate(
  raw: RawObject,
  { properties = {} }: Schema,
  { file, path, diagnostics }: Shaping,
): void {
  const names = Object.keys(raw)
  const next = names[names.indexOf('private') + 1]
  if (next === undefined || !isBlank(raw.private as Raw) || !Object.hasOwn(properties, next)) return
  diagnostics.push({
    code: 'empty-private',
    message: `Nothing stands below \`private:\`, and ${quote(next)} behind it is published.`,
    hint: `If ${quote(next)} is private, put two spaces before it. If it is not, take the line \`private:\` out.`,
    place: { file, path: [...path, 'private'], at: 'key' },
  })
}
