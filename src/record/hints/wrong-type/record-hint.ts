import { quoteList } from '../../../text/quote.ts'
import { REMOVED_REF } from '../../schema/removed.ts'
import type { TypeHint } from './type-hint.ts'

/** The whole file is not an object. */
export const recordHint: TypeHint = ({ actual, expected: { $id, required = ['name'] } }) => {
  if ($id === REMOVED_REF)
    return 'Write `removed:` on the first line, and below it a list of entries such as `- { id: …, date: 2026-09-14 }`.'
  if (Array.isArray(actual)) return 'Delete the dashes, and start each field at the left margin.'
  const fields = required.map((name) => `${name}: …`)
  return `Write one field on each line, such as ${quoteList(fields, 'and')}.`
}
