/** A text as YAML reads it after a colon, in quotation marks where it needs them; a long one only as dots. */
export function scalar(text: string): string {
  const shown = text.length > MAX_LENGTH ? '…' : text
  return NEEDS_QUOTES.test(shown) ? JSON.stringify(shown) : shown
}

/** The same between brackets or braces, where commas have a meaning. */
export const scalarInBrackets = (text: string): string =>
  /[,{}[\]]/.test(text) && text.length <= MAX_LENGTH ? JSON.stringify(text) : scalar(text)

const MAX_LENGTH = 60
const NEEDS_QUOTES = /^[\s&*!%@`|>{}[\]"'#?-]|: | #|:$/
