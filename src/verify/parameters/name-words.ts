import type { Sample } from './sample.ts'

/** A word that no text has. */
export const NO_WORD = 'qzxvkjwbqphgxzrtnmlc'

/** A word between spaces of at least five letters, so that a search does not drop it. */
const WORD = /(?<![^\s(])\p{L}{5,}(?![^\s,.;:)])/gu
const PAIR = /(?<![^\s(])(?=(\p{L}{5,} \p{L}{5,})(?![^\s,.;:)]))/gu

/** Longer words that a search may drop as stop words. */
const STOP_WORDS = new Set(
  'about above after again against because before being below between could doing during either every further having itself other ought should since their theirs there these those through under until where whether which while whose within without would yours yourself'.split(
    ' ',
  ),
)
const isSearchable = (word: string) => !STOP_WORDS.has(word.toLowerCase())

const nameOf = ({ service }: Sample): string =>
  typeof service.name === 'string' ? service.name : ''

/** Words of the name that must find the service. */
export const wordsOf = (sample: Sample): readonly string[] =>
  (nameOf(sample).match(WORD) ?? []).filter(isSearchable)

/** Pairs of consecutive words of the name that must find the service. */
export const pairsOf = (sample: Sample): readonly string[] =>
  [...nameOf(sample).matchAll(PAIR)]
    .map(([, pair]) => pair as string)
    .filter((pair) => pair.split(' ').every(isSearchable))
