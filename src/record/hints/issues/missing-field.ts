import type { Path } from '../../../diagnostics/diagnostic.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Explain } from '../explanation.ts'
import { titleOf } from '../title.ts'
import { valueAt } from '../value-at.ts'
import { exampleLine } from '../write/sample.ts'

/** A required field is not written. */
export const missingField: Explain<'missing-field'> = ({ path, expected }, { value }) => {
  const around = path.slice(0, -1)
  const name = String(path.at(-1))
  const hint = addLine(name, expected)
  return {
    message: `${titleOf(around)} has no \`${name}\`.`,
    hint: isSplit(value, around) ? `${hint} ${JOIN}` : hint,
  }
}

function addLine(name: string, schema: Schema): string {
  const example = exampleLine(name, schema)
  if (example) return `Add a line such as ${example}.`
  const { description = '' } = schema.properties?.[name] ?? {}
  const meaning = description && `: ${description[0]!.toLowerCase()}${description.slice(1)}`
  return `Add \`${name}: …\`${meaning || '.'}`
}

const JOIN = 'Or, if this belongs to the entry above, replace its dash with a space.'

/** Whether an entry and the one above it have no field in common, as when a dash has split one entry in two. */
function isSplit(record: unknown, path: Path): boolean {
  const at = path.at(-1)
  if (typeof at !== 'number' || at === 0) return false
  const [above, here] = [at - 1, at].map((i) =>
    Object.keys(Object(valueAt(record, [...path.slice(0, -1), i]))),
  )
  return !here!.some((name) => above!.includes(name))
}
