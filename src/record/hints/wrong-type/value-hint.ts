import { isAxis } from '../../../countries/coordinate.ts'
import { IN_DEGREES } from '../../../countries/degrees.ts'
import { correctionOf } from '../correction/correction.ts'
import { scalar } from '../write/scalar.ts'
import { bracketsHint, isProse } from './brackets-hint.ts'
import { type TypeHint, fieldAt, isEntry } from './type-hint.ts'

/** Something else where a text, a number or a boolean belongs. */
export const valueHint: TypeHint = (issue, context) => {
  const { actual, expected, path } = issue
  const name = isEntry(path) ? undefined : fieldAt(path)
  if (Array.isArray(actual))
    return bracketsHint(issue) ?? 'Write one value on the line, without a list below it.'
  if (typeof actual === 'object' && actual !== null)
    return (
      (expected.type === 'string' && name !== undefined && splitText(name, actual)) ||
      (isProse(expected) && name !== undefined && isBelow(name, context.text) && asLines(name)) ||
      'Write one value on the line, without fields below it.'
    )
  return (
    correctionOf({ text: String(actual), name, schema: expected }) ??
    (isAxis(name) ? IN_DEGREES : undefined) ??
    BY_TYPE[expected.type ?? ''] ??
    'Write one value on the line, or delete it.'
  )
}

const BY_TYPE: Readonly<Record<string, string>> = {
  number: 'Write digits only, with a point for decimals, such as `12` or `3.50`.',
  integer: 'Write digits only, such as `2`.',
  boolean: 'Write `true` or `false`.',
}

/** The hint for a text that a colon split into a field and its value. */
function splitText(name: string, actual: object): string | undefined {
  const [[key, value] = [], ...more] = Object.entries(actual) as [string, unknown][]
  return more.length === 0 && typeof value === 'string'
    ? `If this is one text, put it in quotation marks: \`${name}: ${scalar(`${key}: ${value}`)}\`.`
    : undefined
}

/** True when the value of a field starts on the line below it. */
const isBelow = (name: string, text: string) =>
  new RegExp(`^ *(?:- +)*${name}: *(?:#.*)?\\r?\\n`, 'm').test(text)

const asLines = (name: string) =>
  `Write \`${name}: |\`, so that all the lines below it are one text.`
