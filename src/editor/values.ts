import { formats } from '../record/schema/formats.ts'
import type { Schema } from '../record/schema/schema.ts'

/**
 * JSON Schema for the editors in which records are written: draft 7, which all of them understand, and a few words that
 * only the YAML language server knows. It is kinder than the schemas that judge a record, for it sees what an editor's
 * own YAML reader makes of a text, to whom `01174960123` is a number. What it underlines is wrong; what it lets pass is
 * for `osd check` to judge.
 */
export interface EditorSchema {
  readonly [keyword: string]: unknown
}

/** Nothing, or a text of spaces. A plain `null` among the types would be suggested as a value. */
export const BLANK: EditorSchema = {
  not: { type: ['number', 'boolean', 'array', 'object'] },
  pattern: String.raw`^\s*$`,
}
/** What YAML readers make of some texts that have no quotation marks. */
export const TYPED: EditorSchema = { not: { type: ['string', 'null', 'array', 'object'] } }

/** Says no to every other type. A `type` beside it would be suggested, or would refuse what is blank. */
export const only = (type: 'array' | 'object', isOptional: boolean): EditorSchema => ({
  if: {
    type: ['string', 'number', 'boolean', type === 'array' ? 'object' : 'array'],
    ...(isOptional ? { pattern: String.raw`\S` } : {}),
  },
  then: { type, errorMessage: MESSAGES[type] },
})

const MESSAGES = {
  array:
    'Write a list here: `[one, another]`, or each entry on a line of its own that starts with `- `.',
  object: 'Write fields here, on lines of their own that are indented by two spaces.',
  string: 'Write a text here; no list, and no fields below it.',
  number: 'Write digits only, with a point for decimals, such as `12` or `3.50`.',
} as const

export const quoted = (pattern: string): EditorSchema => ({ type: 'string', pattern })

export const choices = (values: readonly string[]): EditorSchema[] => [
  { type: 'string', enum: values },
  ...(values.some(looksTyped) ? [TYPED] : []),
]

/** Whether a YAML reader may take a text for something else. */
const looksTyped = (text: string) => /^[-+.\d]|^(?:true|false|null)$/i.test(text)

export const numbers = ({ type, minimum, maximum }: Schema): EditorSchema[] => [
  {
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    errorMessage: MESSAGES.number,
  },
  quoted(String.raw`^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$`),
]

export function texts({ format, pattern }: Schema): EditorSchema[] {
  const known = format ? formats[format] : undefined
  const rule = format ? PATTERNS[format] : pattern
  const says = known && `This should be ${known.says}, such as ${known.example}.`
  return [
    {
      type: 'string',
      pattern: rule ?? String.raw`\S`,
      errorMessage: MESSAGES.string,
      patternErrorMessage:
        says ??
        (rule
          ? 'This is not written as it should be; its description has an example.'
          : 'This needs a value.'),
    },
    TYPED,
  ]
}

/** What each format looks like, for the language server takes some of them for something else. */
const PATTERNS: Readonly<Record<string, string>> = {
  uuid: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  uri: String.raw`^[A-Za-z][A-Za-z0-9+-]*:\S+$`,
  email: String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`,
  date: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`,
  time: String.raw`^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$`,
  'date-time': String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$`,
  slug: '^[a-z0-9][a-z0-9-]*$',
}
