import type { IndexManifest } from '../format/index-manifest.ts'
import { suggestionsPath } from '../format/index-manifest.ts'
import { lastNotAfter } from '../format/sorted.ts'
import {
  MAX_KEY,
  type Suggestion,
  bestOf,
  decodeNames,
  namesBeginning,
  toSuggestion,
} from '../format/suggestions.ts'
import { foldedWords } from '../text/fold.ts'
import type { Reader } from './reader.ts'
import { createSource } from './source.ts'

/**
 * The names of which a word, and what follows it, begins with a text, best first. Reads one file. Throws `DamagedFile`, or
 * what the reader throws.
 */
export async function suggest(
  reader: Reader,
  manifest: IndexManifest,
  text: string,
): Promise<Suggestion[]> {
  const { count = 0, starts = '' } = manifest.suggestions ?? {}
  const key = foldedWords(text.slice(0, MAX_TEXT)).join(' ')
  const file = lastNotAfter(starts.split(','), key)
  if (count === 0 || key === '' || key.length > MAX_KEY || file < 0) return []
  const { names, shared } = decodeNames(
    await createSource(reader, manifest).read(suggestionsPath(file), count),
  )
  const best =
    shared.find(([beginning]) => beginning === key)?.[1] ?? bestOf(namesBeginning(names, key))
  return best.map(toSuggestion)
}

/** No more of a text is looked at. A key that is not too long may come from a longer text: with accents that it loses. */
const MAX_TEXT = 4 * MAX_KEY
