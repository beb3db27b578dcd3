import { formats } from '../schema/formats.ts'
import type { Schema } from '../schema/schema.ts'

/**
 * JSON Schema for the editors in which records are written: draft 7, which all of them understand, and some keywords of
 * the YAML language server. It is less strict than the schemas that check a record, because it sees the values of an
 * editor's own YAML reader, to which `01174960123` is a number. What it underlines is wrong; what it accepts is checked
 * by `osd check`.
 */
export interface EditorSchema {
  readonly [keyword: string]: unknown
}

/** Null, or a text of spaces. Editors would suggest `null` as a value if it were among the types. */
export const BLANK: EditorSchema = {
  not: { type: ['number', 'boolean', 'array', 'object'] },
  pattern: String.raw`^\s*$`,
}
/** The numbers and booleans that YAML readers make of some texts without quotation marks. */
export const TYPED: EditorSchema = { not: { type: ['string', 'null', 'array', 'object'] } }

/** Refuses every other type. A plain `type` would be suggested as a value, or refuse blank values. */
export const only = (type: 'array' | 'object', isOptional: boolean): EditorSchema => ({
  if: {
    type: ['string', 'number', 'boolean', type === 'array' ? 'object' : 'array'],
    ...(isOptional ? { pattern: String.raw`\S` } : {}),
  },
  then: { type, errorMessage: MESSAGES[type] },
})

const MESSAGES = {
  array: 'Write a list here: `[one, another]`, or each entry on its own line, starting with `- `.',
  object: 'Write fields here, each on its own line, indented by two spaces.',
  string: 'Write a text here, without a list or fields below it.',
  number: 'Write digits only, with a point for decimals, such as `12` or `3.50`.',
} as const

export const quoted = (pattern: string): EditorSchema => ({ type: 'string', pattern })

export const choices = (values: readonly string[]): EditorSchema[] => [
  { type: 'string', enum: values },
  ...(values.some(looksTyped) ? [TYPED] : []),
]

/** Whether a YAML reader may read a text as a number or a boolean. */
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
  const wanted = known && `This must be ${known.wanted}, such as ${known.example}.`
  return [
    {
      type: 'string',
      pattern: rule ?? String.raw`\S`,
      errorMessage: MESSAGES.string,
      patternErrorMessage:
        wanted ??
        (rule
          ? 'This has the wrong format. See the example in the description.'
          : 'This needs a value.'),
    },
    TYPED,
  ]
}

/** A pattern for each format, as the language server has other ideas of some formats. */
const PATTERNS: Readonly<Record<string, string>> = {
  uuid: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  uri: String.raw`^[A-Za-z][A-Za-z0-9+-]*:\S+$`,
  email: String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`,
  date: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`,
  time: String.raw`^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$`,
  'date-time': String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$`,
  slug: '^[a-z0-9][a-z0-9-]*$',
}
