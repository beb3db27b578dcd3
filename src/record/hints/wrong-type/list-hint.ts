import { entityOf } from '../../schema/schema.ts'
import type { IssueOfKind } from '../../shape/issue.ts'
import { entrySchema } from '../entry-schema.ts'
import type { HintContext } from '../explanation.ts'
import { writePhones } from '../write/phone-in-words.ts'
import { writeEntries } from '../write/write-entries.ts'
import { writeField } from '../write/write-field.ts'
import { type TypeHint, fieldAt } from './type-hint.ts'

/** Something else where a list belongs. */
export const listHint: TypeHint = (issue, context) => {
  const { actual, expected, path } = issue
  if (typeof actual === 'object' && actual !== null)
    return (
      namedEntries(issue, context) ??
      `Put \`- \` before the first field, as in \`- ${Object.keys(actual)[0]}: …\`, and two spaces before each of the others. If it is written in braces, put these in square brackets: \`[{ … }]\`.`
    )
  const text = String(actual)
  const [, entry] = /^-(\S.*)/.exec(text) ?? []
  if (entry) return `Write a space after each dash: \`- ${entry.split(' -', 1)[0]}\`.`
  return writeField(fieldAt(path), expected, text, context)
}

/** Entries that are written as fields, each by its own name: `Fax: 0117 …`, `Adults: £3`. */
function namedEntries({ actual, expected, path }: IssueOfKind<'wrong-type'>, context: HintContext) {
  const name = fieldAt(path)
  const entry = expected.items && entrySchema(expected, context)
  const written = Object.entries(Object(actual) as Readonly<Record<string, unknown>>)
  const isOwnName = ([field, value]: readonly [string, unknown]) =>
    !Object.hasOwn(entry?.properties ?? {}, field) && typeof value === 'string'
  if (!entry || written.length === 0 || !written.every(isOwnName)) return undefined
  const texts = written.map(([field, value]) => `${field}: ${String(value)}`)
  return entityOf(entry) === 'phone'
    ? writePhones(texts)
    : writeEntries(name, entry, texts, context)
}
