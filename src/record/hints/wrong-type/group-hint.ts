import type { Path } from '../../../diagnostics/diagnostic.ts'
import { resolved } from '../entry-schema.ts'
import type { HintContext } from '../explanation.ts'
import { valueAt } from '../value-at.ts'
import { writeEntries } from '../write/write-entries.ts'
import { writeGroup } from '../write/write-group.ts'
import { writeNamed } from '../write/write-named.ts'
import { bracketsHint } from './brackets-hint.ts'
import { type TypeHint, fieldAt, isEntry } from './type-hint.ts'

/** Something else where an object belongs. */
export const groupHint: TypeHint = (issue, context) => {
  const { actual, expected, path } = issue
  const name = fieldAt(path)
  const names = [actual].flat().filter((one) => typeof one === 'string')
  if (expected.additionalProperties && names.length > 0)
    return writeNamed(name, expected.additionalProperties, names)
  if (Array.isArray(actual)) return bracketsHint(issue) ?? (isEntry(path) ? INNER_LIST : OUTER_LIST)
  if (actual === null) return EMPTY
  const schema = resolved(expected, context)
  return isEntry(path)
    ? writeEntries(name, schema, textsBeside(path, context), context)
    : writeGroup(name, schema, String(actual))
}

/** The texts in a list of objects, of which the first is reported for all. */
export const textsBeside = (path: Path, { value }: Pick<HintContext, 'value'>): readonly string[] =>
  [valueAt(value, path.slice(0, -1))]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)

const INNER_LIST = 'Delete the inner brackets, or the second dash.'
const OUTER_LIST = 'Replace the dash with a space, or delete the square brackets.'
const EMPTY = 'Write something after the dash, or delete the dash.'
