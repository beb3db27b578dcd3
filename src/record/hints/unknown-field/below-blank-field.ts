import { isBlank } from '../../yaml/raw.ts'
import { entrySchema } from '../entry-schema.ts'
import { type Slip, keyOf } from './slip.ts'

/** A field that is indented too little to be part of the field above it, which has no value. */
export const belowBlankField: Slip = (issue, context) => {
  const { above, object, expected } = issue
  const key = keyOf(issue)
  if (above === undefined) return undefined
  if (!isBlank(object[above]!))
    return / /.test(key) && endsText(above, context.text, key)
      ? {
          hint: `If it continues the text of \`${above}:\`, put two spaces before it. If not, delete it.`,
        }
      : undefined
  const field = expected.properties![above]!
  const isProse = field.type === 'string' && !/^[a-z_]+$/.test(key)
  const isInside = !field.items && Object.hasOwn(entrySchema(field, context).properties ?? {}, key)
  if (above !== 'private' && !isProse && !isInside) return undefined
  if (isProse && above !== 'private')
    return {
      hint: `If it belongs to \`${above}:\` above it, write \`${above}: >-\` there and put two spaces before this line.`,
    }
  return { hint: indentBelow(above), ...(isInside && { meant: above }) }
}

/** How to make a line part of the field above it. */
export const indentBelow = (above: string): string =>
  `If it belongs to \`${above}:\` above it, put two spaces before it.`

/** Whether a line with a colon comes directly after a text below `|` or `>`. */
function endsText(field: string, text: string, key: string): boolean {
  const from = text.search(new RegExp(`^${field}:[ \\t]+[|>]`, 'm'))
  const between = from < 0 ? '' : text.slice(from, text.indexOf(`\n${key}:`, from))
  return between !== '' && !/\n[^\s#]/.test(between)
}
