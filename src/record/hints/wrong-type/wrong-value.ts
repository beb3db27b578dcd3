import type { Path } from '../../../diagnostics/diagnostic.ts'
import { quote } from '../../../text/quote.ts'
import type { Schema } from '../../schema/schema.ts'
import type { IssueOfKind } from '../../shape/issue.ts'
import type { Explain } from '../explanation.ts'
import { titleOf } from '../title.ts'
import { valueHint } from './value-hint.ts'

/** A text where a number belongs, and so on: what can be wrong where lists and groups are not written by hand. */
export const wrongValue: Explain<'wrong-type'> = (issue, context) => ({
  message: typeMessage(issue),
  hint: valueHint(issue, context),
})

/** What a value of a wrong type is, and what it must be. */
export const typeMessage = ({ path, actual, expected }: IssueOfKind<'wrong-type'>): string =>
  `${titleOf(path)} is ${typeOf(actual)}; it must be ${wantedType(expected, path)}.`

function typeOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : quote(value)
}

/** Anywhere but at the top of a file, these can also be written as text. */
const OR_TEXT = ['/record/organization', '/record/location', '/record/service_area']

const wantedType = ({ type = 'string', $id = '', short }: Schema, path: Path) =>
  type === 'object' && path.length > 0 && (short || OR_TEXT.includes($id))
    ? 'text or a group of fields'
    : TYPES[type]

const TYPES: Readonly<Record<NonNullable<Schema['type']>, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of fields',
}
