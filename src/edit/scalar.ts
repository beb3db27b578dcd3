import { parseYaml } from '../record/yaml/parse-yaml.ts'
import { ODD_LINE_END } from '../text/lines.ts'

/** The YAML styles of a scalar on one line: without quotation marks, or with single or double ones. */
export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'

export interface ScalarOptions {
  /** The preferred style, used if the value allows it. */
  readonly style?: Style
  /** Whether the scalar is between brackets or braces, where commas have a meaning. */
  readonly inFlow?: boolean
  /** The text to replace. Its escapes are kept if only spaces at its ends are removed. */
  readonly source?: string
}

/** Writes a value on one line of YAML, in the first style in which it is read back as the same text. */
export function writeScalar(
  value: string,
  { style = 'PLAIN', inFlow = false, source }: ScalarOptions = {},
): string {
  // Most values are such words, and to parse each one takes most of the time of writing a record.
  if (style === 'PLAIN' && source === undefined && isSurelyPlain(value, inFlow)) return value
  const candidates = [trimInside(source), ...FALLBACKS[style].map((way) => writers[way](value))]
  return (
    candidates.find((text) => text !== undefined && isReadAs(text, value, inFlow)) ??
    writeDoubleQuoted(value)
  )
}

/** Whether a text is words, numbers and marks that have no meaning in YAML anywhere in a plain scalar. */
const isSurelyPlain = (value: string, inFlow: boolean): boolean =>
  ((inFlow ? PLAIN_WORDS : PLAIN_PHRASES).test(value) && !KEYWORD.test(value)) ||
  (!inFlow && PLAIN_COLONS.test(value))

const PLAIN_WORDS = /^[A-Za-z0-9](?:[A-Za-z0-9.'’()/@_-]| (?=[A-Za-z0-9(]))*$/
const PLAIN_PHRASES = /^[A-Za-z0-9](?:[A-Za-z0-9.'’()/@_;,-]| (?=[A-Za-z0-9(]))*$/
/** Web addresses and times. */
const PLAIN_COLONS = /^(?:https?:\/\/[A-Za-z0-9./_?=%-]*[A-Za-z0-9/]|\d\d:\d\d(?::\d\d)?)$/
const KEYWORD = /^(?:null|true|false|yes|no|on|off|y|n)$/i

const FALLBACKS: Readonly<Record<Style, readonly Style[]>> = {
  PLAIN: ['PLAIN', 'QUOTE_DOUBLE'],
  QUOTE_SINGLE: ['QUOTE_SINGLE', 'QUOTE_DOUBLE'],
  QUOTE_DOUBLE: ['QUOTE_DOUBLE'],
}

const writeDoubleQuoted = (value: string): string =>
  JSON.stringify(value).replace(INVISIBLE, toEscape)

const writers: Readonly<Record<Style, (value: string) => string | undefined>> = {
  PLAIN: (value) => (isOneLine(value) ? value : undefined),
  QUOTE_SINGLE: (value) => (isOneLine(value) ? `'${value.replaceAll("'", "''")}'` : undefined),
  QUOTE_DOUBLE: writeDoubleQuoted,
}

const isOneLine = (value: string) => !value.includes('\n') && !ODD_LINE_END.test(value)

/** Characters that JSON does not escape and that are invisible in an editor. */
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u007F-\u009F\u2028\u2029\uFEFF]/g
const toEscape = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`

/** A quoted text without the spaces inside its quotation marks. */
const trimInside = (source = '') =>
  /^(["']).*\1$/.test(source) ? `${source[0]}${source.slice(1, -1).trim()}${source[0]}` : undefined

/** Whether the parser reads a text as this value, at every place where the scalar can be. */
const isReadAs = (text: string, value: string, inFlow: boolean): boolean =>
  (inFlow
    ? [`[${text}]`, `{a: ${text}}`, `{a: ${text}, b: c}`]
    : [`a: ${text}`, `- ${text}`]
  ).every((yaml) => {
    const read = parseYaml('', yaml).value
    if (typeof read !== 'object' || read === null) return false
    const [first, second] = Object.values(read)
    return first === value && (second === undefined || second === 'c')
  })
