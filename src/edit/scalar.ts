import { parseYaml } from '../record/yaml/parse-yaml.ts'

/** How a value is written: without quotation marks, or between which. */
export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'

export interface ScalarOptions {
  /** The wish; kept where the value allows it. */
  readonly style?: Style
  /** Whether it stands between brackets or braces, where commas have a meaning. */
  readonly inFlow?: boolean
  /** What stands there now. Its own spelling is kept where only blanks at its ends go. */
  readonly source?: string
}

/**
 * A value on one line of YAML, such that it is read as exactly this text: without quotation marks where that is
 * possible and wished, else between single or double ones.
 */
export function writeScalar(
  value: string,
  { style = 'PLAIN', inFlow = false, source }: ScalarOptions = {},
): string {
  const ways = [trimmedInside(source), ...ORDER[style].map((way) => spell[way](value))]
  return ways.find((way) => way !== undefined && isReadAs(way, value, inFlow)) ?? inDouble(value)
}

const ORDER: Readonly<Record<Style, readonly Style[]>> = {
  PLAIN: ['PLAIN', 'QUOTE_DOUBLE'],
  QUOTE_SINGLE: ['QUOTE_SINGLE', 'QUOTE_DOUBLE'],
  QUOTE_DOUBLE: ['QUOTE_DOUBLE'],
}

const inDouble = (value: string): string => JSON.stringify(value).replace(INVISIBLE, escaped)

const spell: Readonly<Record<Style, (value: string) => string | undefined>> = {
  PLAIN: (value) => (isOneLine(value) ? value : undefined),
  QUOTE_SINGLE: (value) => (isOneLine(value) ? `'${value.replaceAll("'", "''")}'` : undefined),
  QUOTE_DOUBLE: inDouble,
}

const isOneLine = (value: string) => !/[\r\n\u0085\u2028\u2029]/.test(value)

/** What JSON lets pass, and nobody would see in a text. */
// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u007F-\u009F\u2028\u2029\uFEFF]/g
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`

/** A quoted text with the blanks inside its quotation marks taken away, and everything else as it was. */
const trimmedInside = (source = '') =>
  /^(["']).*\1$/.test(source) ? `${source[0]}${source.slice(1, -1).trim()}${source[0]}` : undefined

/** Tried in the places where such a value can stand, by the reader that records are read with. */
const isReadAs = (text: string, value: string, inFlow: boolean): boolean =>
  (inFlow
    ? [`[${text}]`, `{a: ${text}}`, `{a: ${text}, b: c}`]
    : [`a: ${text}`, `- ${text}`]
  ).every((around) => {
    const read = parseYaml('', around).value
    if (typeof read !== 'object' || read === null) return false
    const [first, second] = Object.values(read)
    return first === value && (second === undefined || second === 'c')
  })
