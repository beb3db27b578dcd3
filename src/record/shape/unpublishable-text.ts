import { hidesInWord } from '../../text/invisible.ts'
import type { Schema } from '../schema/schema.ts'
import type { ShapeContext } from './shape-context.ts'

/** Nothing but ASCII, as in almost all texts; these need no closer look. */
const ASCII = /^[\n\t -~]*$/
/**
 * Control characters, line separators of JavaScript, direction overrides, byte order marks, lone surrogates and
 * noncharacters.
 */
const UNPUBLISHABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202D\u202E\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u

/** Reports a text that cannot be published as it is, because of an invisible character or because of private lines in it. */
export function reportUnpublishableText(
  schema: Schema,
  actual: string,
  { path, issues, hasSwallowed }: ShapeContext,
): void {
  if (!ASCII.test(actual) && (UNPUBLISHABLE.test(actual) || hidesInWord(actual, isExact(schema))))
    issues.push({
      kind: 'unpublishable-character',
      code: 'wrong-format',
      path: [...path],
      actual,
      expected: schema,
    })
  if (hasSwallowed(actual))
    issues.push({
      kind: 'private-in-text',
      code: 'private-in-text',
      path: [...path],
      actual,
      expected: schema,
    })
}

/** Whether a field takes a code, a choice or a format and not prose. */
const isExact = ({ enum: values, format, pattern }: Schema) =>
  values !== undefined || format !== undefined || pattern !== undefined
