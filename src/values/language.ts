import { MAX_LENGTH } from './max-length.ts'

/** A language, with its code of ISO 639 where the text has one. */
export interface Language {
  readonly name: string
  readonly code?: string
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const WORDS = 3

/**
 * The languages in a text: `en`, `en, cy`, `English and Welsh`. Undefined where a part is no name, such as a number, a question or
 * a sentence.
 */
export function readLanguages(text: string): readonly Language[] | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const parts = text
    .split(/[,;|/\n]|\s+(?:and|&|\+)\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const read = parts.map(readLanguage)
  return parts.length > 0 && !read.includes(undefined) ? (read as Language[]) : undefined
}

function readLanguage(text: string): Language | undefined {
  const code = text.toLowerCase()
  const name = /^[a-z]{2,3}$/.test(code) ? names.of(code) : undefined
  if (name) return { name, code }
  const isName = /^\p{L}[\p{L}\s()’'-]*$/u.test(text) && text.length <= 30
  return isName &&
    text.split(' ').length <= WORDS &&
    !/^(?:yes|no|none|all|any|some|basic|limited|other|various|many)\b/i.test(text)
    ? { name: text }
    : undefined
}
