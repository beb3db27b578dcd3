import type { Path } from '../../../diagnostics/diagnostic.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Explain } from '../explanation.ts'
import { titleOf } from '../title.ts'
import { sample } from '../write/sample.ts'

/** A required field is not written. */
export const missingField: Explain<'missing-field'> = ({ path, expected }, { value }) => {
  const around = path.slice(0, -1)
  const name = String(path.at(-1))
  const such = suchAs(name, expected)
  return {
    message: `${titleOf(around)} has no \`${name}\`.`,
    hint: [
      `Add a line for it${such || ` that starts with \`${name}:\``}.`,
      such ? undefined : expected.properties?.[name]?.description,
      isSplit(value, around) &&
        'Or, if this belongs to the entry above, write a space in place of its dash.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** An example of the line, as the end of an instruction; empty where nobody can give one. */
export function suchAs(name: string, schema: Schema): string {
  const example = sample(schema, name)
  return example === undefined ? '' : `, such as \`${name}: ${example}\``
}

/** Whether an entry and the one above it have no field in common, as when a dash has split one entry in two. */
function isSplit(record: unknown, path: Path): boolean {
  const at = path.at(-1)
  if (typeof at !== 'number' || at === 0) return false
  const [above, here] = [at - 1, at].map((i) =>
    Object.keys(Object(valueAt(record, [...path.slice(0, -1), i]))),
  )
  return !here!.some((name) => above!.includes(name))
}

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Object(inner)[step] as unknown, value)
