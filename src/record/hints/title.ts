import type { Path } from '../../diagnostics/diagnostic.ts'
import { quote } from '../../text/quote.ts'

/** What a message calls the value at a path: the nearest field, an entry of it, or the record. */
export function titleOf(path: Path): string {
  const name = path.findLast((step) => typeof step === 'string')
  if (name === undefined) return 'The record'
  return typeof path.at(-1) === 'number' ? `An entry of \`${name}\`` : quote(name)
}

/** The name of the field at a path; undefined for an entry of a list. */
export function nameOf(path: Path): string | undefined {
  const last = path.at(-1)
  return typeof last === 'string' ? last : undefined
}
