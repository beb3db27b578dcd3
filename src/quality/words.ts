import { stemmer } from 'stemmer'

/** A text without accents, capitals and marks, as words. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const FILLERS: ReadonlySet<string> = new Set('a an and at for in of on the to with'.split(' '))

/** What the stemmer was made for. */
const PLAIN_WORD = /^[a-z]{1,40}$/

/** The words of a name that tell it from others, by their stems, in one order. */
export const nameWords = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => !FILLERS.has(word))
    .map((word) => (PLAIN_WORD.test(word) ? stemmer(word) : word))
    .sort()

/** Longer names are compared as they are. */
const LONGEST_NAME = 80
/** Shorter words have too many neighbours: am and pm, May and Day. */
const LONG_WORD = /^\p{L}{5,}$/u

/**
 * Spellings of a name, of which two names that differ by one letter of a long word have one in common: the name itself,
 * and the name without any one letter.
 */
export function* spellingsOf(name: string): Generator<string> {
  const words = nameWords(name)
  yield words.join(' ')
  if (name.length > LONGEST_NAME) return
  for (const [i, word] of words.entries()) {
    if (!LONG_WORD.test(word)) continue
    for (let at = 0; at < word.length; at++)
      yield words
        .with(i, word.slice(0, at) + word.slice(at + 1))
        .sort()
        .join(' ')
  }
}
