import { formHash } from '../format/shard.ts'
import { type WrittenWord, frequencyOf, isSpelt } from '../format/words.ts'
import { type Runs, countDocuments } from './invert.ts'
import { SEARCH_FIELDS } from './search-fields.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a list says about its words and terms, besides their documents. */
export interface Description {
  /** The hashes of the words of each term, as they are written. */
  readonly forms: readonly (readonly number[] | undefined)[]
  /** Whether a term is the name of a town, or part of one, in at least half of its `size` documents. */
  readonly isTown: (term: number, size: number) => boolean
  /** The words that are written in its documents, and synonyms of these. */
  readonly written: readonly WrittenWord[]
}

const PLACES = SEARCH_FIELDS.findIndex(({ name }) => name === 'places')

/** Describes the words of one list, in which so many documents have each term. */
export function describeTerms(
  tokens: Uint32Array,
  runs: Runs,
  { vocabulary, sizes }: { readonly vocabulary: Vocabulary; readonly sizes: Uint32Array },
): Description {
  const { words, terms, termOf, isOfTown, synonyms } = vocabulary
  const counts = countDocuments(tokens, runs, { size: words.length })
  const inPlaces = countDocuments(tokens, runs, { termOf, size: terms.length, only: PLACES })
  const forms: (number[] | undefined)[] = []
  const written: WrittenWord[] = []
  for (const [number, word] of words.entries()) {
    const documents = counts[number]!
    if (documents === 0 || word.startsWith('#')) continue
    ;(forms[termOf[number]!] ??= []).push(formHash(word))
    if (isSpelt(word)) written.push({ word, frequency: frequencyOf(documents) })
  }
  const own = new Set(written.map(({ word }) => word))
  for (const [word, number] of synonyms)
    if (sizes[number]! > 0 && isSpelt(word) && !own.has(word))
      written.push({ word, frequency: frequencyOf(sizes[number]!) })
  return {
    forms,
    isTown: (term, size) => isOfTown[term] === 1 && inPlaces[term]! * 2 >= size,
    written,
  }
}
