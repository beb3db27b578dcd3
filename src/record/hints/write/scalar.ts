/** A text as YAML reads it after a colon, in quotation marks where it needs them; a long one only as dots. */
export function scalar(text: string): string {
  const shown = text.length > MAX_LENGTH ? '…' : text
  return NEEDS_QUOTES.test(shown) ? JSON.stringify(shown) : shown
}

const MAX_LENGTH = 60
const NEEDS_QUOTES = /^[\s&*!%@`|>{}[\]"'#?-]|: | #|:$/
