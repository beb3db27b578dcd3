import { memoise } from '../../text/memoise.ts'

/** A piece of HTML, to be written as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a template may contain. Nothing is written for `undefined`, `null` and `false`. */
export type Piece = Html | string | number | undefined | null | false | readonly Piece[]

/** A template whose values are escaped, unless they are HTML themselves. Attributes must be in double quotes. */
export function html(texts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const [first, ...rest] = compact(texts)
  let text = first!
  for (let i = 0; i < values.length; i++) text += textOf(values[i]) + rest[i]!
  return new Html(text)
}

/** The texts of a template without the indentation of the source. */
const compact = memoise((texts: TemplateStringsArray) =>
  texts.map((text) => text.replace(/\n\s+/g, '\n')),
)

function textOf(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'number') return String(piece)
  if (typeof piece === 'string') return escapeHtml(piece)
  let text = ''
  for (const one of piece) text += textOf(one)
  return text
}

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Marks that change the direction of everything after them, and control characters, which HTML does not allow.
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
// eslint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g
const SPECIAL =
  // eslint-disable-next-line no-control-regex
  /[&<>"'\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/

/** A text without marks that cannot be seen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Escapes a text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? withoutUnseen(text).replace(/[&<>"']/g, (sign) => NAMES[sign]!) : text

/** The text that `escapeHtml` has escaped. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => SIGNS.get(name)!)

const SIGNS = new Map(Object.entries(NAMES).map(([sign, name]) => [name, sign]))

/** A value as JSON within a script element, where `<` and `&` must not appear. */
export const json = (value: unknown): Html =>
  new Html(
    JSON.stringify(value).replace(
      /[<>&\u2028-\u202E\u2066-\u2069]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
