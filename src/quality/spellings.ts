import { nameWords } from './name-words.ts'

/** Longer names are compared as they are, in characters. */
const MAX_NAME = 80
/** Shorter words have too many neighbours, such as am and pm, May and Day. */
const LONG_WORD = /^\p{L}{5,}$/u

/**
 * The name itself, and the name without any one letter of a long word. Two names that differ in one letter have one of
 * these in common.
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

/** A hash of each of these spellings. */
export function spellingHashes(
  name: string,
  words: readonly string[] = nameWords(name),
): readonly number[] {
  // A sum does not depend on the order of the words.
  const whole = words.reduce((sum, word) => (sum + hashOf(word)) | 0, 0)
  const hashes = [whole]
  for (const i of longWordsOf(name, words)) {
    const word = words[i] as string
    const others = whole - hashOf(word)
    for (let at = 0; at < word.length; at++) hashes.push((others + hashOf(word, at)) | 0)
  }
  return hashes
}

/** The positions of the words in which one letter may be wrong. */
const longWordsOf = (name: string, words: readonly string[]): number[] =>
  name.length > MAX_NAME ? [] : [...words.keys()].filter((i) => LONG_WORD.test(words[i] ?? ''))

/** A hash of the letters of a word, or of all but one. */
function hashOf(word: string, without = -1): number {
  let hash = 0
  for (let i = 0; i < word.length; i++)
    if (i !== without) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
}
