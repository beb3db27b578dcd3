import type { Collection } from '../../hsds/collections.ts'
import type { Payload } from '../format/checksummed-file.ts'
import { wordsPath } from '../format/index-manifest.ts'
import { type WrittenWord, encodeWords, initialOf } from '../format/words.ts'

/** The words of a list in one file, or in one for each first letter when they are more than `limit` bytes. */
export function encodeWordFiles(
  collection: Collection,
  count: number,
  words: readonly WrittenWord[],
  limit: number,
): { letters: string; files: Payload[] } {
  if (words.length === 0) return { letters: '', files: [] }
  const fileOf = (letter: string, own: readonly WrittenWord[]): Payload => ({
    path: wordsPath(collection, letter),
    count,
    payload: encodeWords(own),
  })
  const all = fileOf('*', words)
  if (all.payload.length <= limit) return { letters: '*', files: [all] }
  const byLetter = new Map<string, WrittenWord[]>()
  for (const one of words) {
    const own = byLetter.get(initialOf(one.word))
    if (own) own.push(one)
    else byLetter.set(initialOf(one.word), [one])
  }
  const letters = [...byLetter.keys()].sort()
  return {
    letters: letters.join(''),
    files: letters.map((letter) => fileOf(letter, byLetter.get(letter)!)),
  }
}
