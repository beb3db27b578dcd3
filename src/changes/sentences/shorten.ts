/** The longest name in a sentence, in characters. */
const MAX_NAME = 150

/**
 * A text on one line, cut to a length in characters. Line ends and control characters, also those that turn the
 * direction of writing, become spaces: they would change what the reader sees.
 */
export function shorten(text: string, length = MAX_NAME): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line
}
