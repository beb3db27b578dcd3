import type { UnknownField } from '../../shape/issue.ts'
import { isBlank } from '../../yaml/raw.ts'
import { indentBelow } from './below-blank-field.ts'
import type { Meaning } from './slip.ts'

/** Adds to the hint that a field may belong to the private block above it: no hint may make private notes public. */
export function belowPrivate({ above, object }: UnknownField, meaning: Meaning): Meaning {
  if (above !== 'private' || isBlank(object.private!)) return meaning
  return { ...meaning, hint: `${indentBelow('private')} If not: ${meaning.hint}` }
}
