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
 * Spellings of a name of some words, of which two names that differ by one letter of a long word have one in common: the
 * name itself, and the name without any one letter.
 */
export function* spellingsOf(
  name: string,
  words: readonly string[] = nameWords(name),
): Generator<string> {
  yield words.join(' ')
  for (const i of longWordsOf(name, words)) {
    const word = words[i] as string
    for (let at = 0; at < word.length; at++)
      yield words
        .with(i, word.slice(0, at) + word.slice(at + 1))
        .sort()
        .join(' ')
  }
}

/** A number for each of these spellings, which is the same for the same spelling and mostly for no other. */
export function spellingSums(
  name: string,
  words: readonly string[] = nameWords(name),
): readonly number[] {
  // The order of the words is no part of a sum of them.
  const whole = words.reduce((sum, word) => (sum + sumOf(word)) | 0, 0)
  const sums = [whole]
  for (const i of longWordsOf(name, words)) {
    const word = words[i] as string
    const others = whole - sumOf(word)
    for (let at = 0; at < word.length; at++) sums.push((others + sumOf(word, at)) | 0)
  }
  return sums
}

/** The positions of the words in which a letter can be wrong. */
const longWordsOf = (name: string, words: readonly string[]): number[] =>
  name.length > LONGEST_NAME ? [] : [...words.keys()].filter((i) => LONG_WORD.test(words[i] ?? ''))

/** A number made of the letters of a word, or of all but one of them. */
function sumOf(word: string, without = -1): number {
  let sum = 0
  for (let i = 0; i < word.length; i++)
    if (i !== without) sum = (Math.imul(sum, 31) + word.charCodeAt(i)) | 0
  return Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d)
}
