import { concatAligned, padded, uint32At } from './bytes.ts'

/** A word as it is written in documents. */
export interface WrittenWord {
  readonly word: string
  /** How common it is: about four times the binary logarithm of the number of its documents, at most 63. */
  readonly frequency: number
}

/** The words of a file, all of one first letter and one length, in code-unit order. */
export interface WordGroup {
  readonly letter: string
  readonly length: number
  readonly size: number
  readonly word: (i: number) => string
  readonly frequency: (i: number) => number
  /** The letters of a word, as bits. */
  readonly letters: (i: number) => number
}

/*
 *   number of groups, of words, bytes of text     uint32 × 3, and padding
 *   letter, length, number of words               uint32 × 3 per group
 *   frequency and letters of each word            uint32: bit 31 … 26 frequency, bit 25 … 0 letters
 *   wordwordword …                                UTF-8
 *
 * Each part starts on an eight-byte boundary. The groups are in the order of their first letter and their length, so that a
 * search for words of about one length reads few of them.
 */

/** The frequency of a word in this many documents. */
export const frequencyOf = (documents: number) =>
  Math.min(63, Math.round(4 * Math.log2(Math.max(1, documents))))

/** The letters of a word, as 26 bits. A letter outside a to z shares the bit of another. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << ((word.charCodeAt(i) + 7) % 26)
  return letters
}

/** Words that can be misspelt: of two letters or more, without digits. */
export const isSpelt = (word: string) => word.length >= 2 && !/\d/.test(word)

/** The first letter of a word, which decides its file: `_` for those outside a to z. */
export const initialOf = (word: string) => (word[0]! >= 'a' && word[0]! <= 'z' ? word[0]! : '_')

/** Writes words. */
export function encodeWords(words: readonly WrittenWord[]): Uint8Array {
  const sorted = words.toSorted((a, b) => {
    const [x, y] = [initialOf(a.word), initialOf(b.word)]
    if (x !== y) return x < y ? -1 : 1
    return a.word.length - b.word.length || (a.word < b.word ? -1 : 1)
  })
  const groups: number[] = []
  const about = Uint32Array.from(
    sorted,
    ({ word, frequency }) => frequency * 2 ** 26 + lettersOf(word),
  )
  for (const { word } of sorted) {
    const letter = initialOf(word).charCodeAt(0)
    const last = groups.length - 3
    if (groups[last] === letter && groups[last + 1] === word.length) groups[last + 2]! += 1
    else groups.push(letter, word.length, 1)
  }
  const text = new TextEncoder().encode(sorted.map(({ word }) => word).join(''))
  const head = Uint32Array.of(groups.length / 3, sorted.length, text.length)
  return concatAligned(head, Uint32Array.from(groups), about, text)
}

/** Reads words. Only those that are asked for become strings. */
export function decodeWords(payload: Uint8Array): WordGroup[] {
  const [groups = 0, words = 0, bytes = 0] = uint32At(payload, 0, 3)
  const heads = uint32At(payload, 16, groups * 3)
  const aboutStart = 16 + padded(groups * 12)
  const about = uint32At(payload, aboutStart, words)
  const textStart = aboutStart + padded(words * 4)
  const text = new TextDecoder().decode(payload.subarray(textStart, textStart + bytes))
  let first = 0
  let at = 0
  return Array.from({ length: groups }, (_, group) => {
    const [letter = 0, length = 0, size = 0] = heads.subarray(group * 3, group * 3 + 3)
    const [firstWord, start] = [first, at]
    first += size
    at += size * length
    return {
      letter: String.fromCharCode(letter),
      length,
      size,
      word: (i) => text.slice(start + i * length, start + (i + 1) * length),
      frequency: (i) => about[firstWord + i]! >>> 26,
      letters: (i) => about[firstWord + i]! & 0x3ffffff,
    }
  })
}
