import { englishPath, isAmong } from '../format/english.ts'
import type { Source } from './source.ts'

/** Which of some words are spelt right: English, or in the name of a person or a place. None where the index has no such words. */
export async function englishAmong(
  { manifest: { english = '' }, read }: Source,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await Promise.all(
    words.map(async (word) => {
      if (!english.includes(word[0]!)) return []
      const payload = await read(englishPath(word[0]!), 0)
      // Zeros fill the file up.
      const end = payload.indexOf(0)
      const text = payload.subarray(0, end < 0 ? payload.length : end)
      return isAmong(new TextDecoder().decode(text), word) ? [word] : []
    }),
  )
  return new Set(known.flat())
}
