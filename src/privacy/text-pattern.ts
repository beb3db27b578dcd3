/**
 * A pattern that finds a text in any case and with any white space, even across lines; a telephone number also with
 * brackets, hyphens and the country code.
 */
export function toPattern(text: string): RegExp {
  const letters = [...text.normalize('NFC').replace(/\s/g, '')]
  const isNumber = /^[+(]*\d[\d\s().-]{6,}$/.test(text.trim())
  const digits = letters.filter((letter) => /\d/.test(letter)).join('')
  const [prefix, rest] = isNumber ? withoutPrefix(digits) : ['', letters.join('')]
  const between = isNumber ? String.raw`(?:[\s().-]|\\[nrt])*` : String.raw`(?:\s|\\[nrt])*`
  return new RegExp(prefix + [...rest].map(literal).join(between), 'giu')
}

/** A British number can start with 0, with 44, or with both. */
function withoutPrefix(digits: string): readonly [prefix: string, rest: string] {
  const [, rest] = /^(?:(?:00)?440?|0)([1-9]\d{6,})$/.exec(digits) ?? []
  return rest ? [String.raw`(?:(?:\+|00)?44[\s().-]*0?|0)[\s().-]*`, rest] : ['', digits]
}

/** A pattern of a letter, escaped as in JSON or not. */
const literal = (letter: string) => {
  const escaped = letter.replace(/[$()*+./?[\\\]^{|}]/u, String.raw`\$&`)
  return letter === '"' || letter === '\\' ? String.raw`\\?${escaped}` : escaped
}
