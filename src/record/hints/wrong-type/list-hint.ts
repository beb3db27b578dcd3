import { writeField } from '../write/write-field.ts'
import { type TypeHint, fieldAt } from './type-hint.ts'

/** Something else where a list belongs. */
export const listHint: TypeHint = ({ actual, expected, path }, context) => {
  if (typeof actual === 'object' && actual !== null)
    return `Put \`- \` before the first field, as in \`- ${Object.keys(actual)[0]}: …\`, and two spaces before each of the others. If it is written in braces, put these in square brackets: \`[{ … }]\`.`
  const text = String(actual)
  const [, entry] = /^-(\S.*)/.exec(text) ?? []
  if (entry) return `Write a space after each dash: \`- ${entry.split(' -', 1)[0]}\`.`
  return writeField(fieldAt(path), expected, text, context)
}
