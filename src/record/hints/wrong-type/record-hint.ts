import { list } from '../../../text/quote.ts'
import { REMOVED_REF } from '../../schema/removed.ts'
import type { TypeHint } from './type-hint.ts'

/** The whole file is not an object. */
export const recordHint: TypeHint = ({ actual, expected: { $id, required = ['name'] } }) => {
  if ($id === REMOVED_REF)
    return 'Write `removed:` on the first line, and below it a list of entries such as `- { id: …, date: 2026-09-14 }`.'
  if (Array.isArray(actual)) return 'Take the dash at the start of each line out.'
  const fields = required.map((name) => `${name}: …`)
  return `Write its fields one below the other, such as ${list(fields, 'and')}.`
}
