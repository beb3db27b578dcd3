import { mask } from '../privacy/mask.ts'
import { withoutControlCharacters } from './control-characters.ts'

/**
 * Quotes a value in a message: on one line, shortened, masked, without control characters, and with other characters for its
 * backquotes, so that anyone can tell where a quotation ends.
 */
export function quote(value: unknown): string {
  const text = withoutControlCharacters(mask(String(value).slice(0, MAX_VALUE)).slice(0, 200))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return `\`${short.replaceAll('`', 'ˋ')}\``
}

/** Longer than any key or address that `mask` must recognise. */
const MAX_VALUE = 4000

/** Quotes words in a sentence: `a`, `b` and `c`. */
export function quoteList(words: readonly string[], last: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`
}
