import { mask } from '../privacy/mask.ts'

// eslint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g

/** A text without what could steer the terminal that shows it; as long as it was, so that columns still count. */
export const steerless = (text: string): string => text.replace(INVISIBLE, ' ')

/**
 * A value as it stands in the record, shortened, on one line, without what is not for the public, and unable to steer the
 * terminal that shows it.
 */
export function quote(value: unknown): string {
  const text = steerless(mask(String(value).slice(0, LONGEST)).slice(0, 200))
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``
}

/** No key or address is longer. */
const LONGEST = 4000

/** Words in a row, as a sentence names them. */
export function list(words: readonly string[], last: 'or' | 'and'): string {
  const quoted = words.map((word) => `\`${word}\``)
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`
}
