import { isBlank } from '../../yaml/raw.ts'
import { entrySchema } from '../entry-schema.ts'
import { type Slip, keyOf } from './slip.ts'

/** A field that is indented too little to be part of the field above it, which has no value. */
export const belowBlankField: Slip = (issue, context) => {
  const { above, object, expected } = issue
  if (above === undefined || !isBlank(object[above]!)) return undefined
  const key = keyOf(issue)
  const field = expected.properties![above]!
  const isProse = field.type === 'string' && !/^[a-z_]+$/.test(key)
  const isInside = !field.items && Object.hasOwn(entrySchema(field, context).properties ?? {}, key)
  if (above !== 'private' && !isProse && !isInside) return undefined
  return { hint: indentBelow(above), ...(isInside && { meant: above }) }
}

/** How to make a line part of the field above it. */
export const indentBelow = (above: string): string =>
  `If it belongs to \`${above}:\` above it, put two spaces before it.`
