import type { Collection } from '../../hsds/collections.ts'
import type { Survey } from '../survey.ts'
import { type Known, knownIn } from './known.ts'
import { type Parameter, type Plan, type Trial, together } from './trial.ts'

/** A word that stands nowhere. */
export const NO_WORD = 'qzxvkjwbqphgxzrtnmlc'

export const search: Parameter = {
  id: 'parameter-search',
  edition: 'both',
  means:
    'search does not find a service by words of its name, or finds something by a word of no meaning.',
  says: 'search looks for words anywhere in the text of a service.',
  plan: (survey) =>
    together([searchIn(survey, 'services'), searchIn(survey, 'service_at_locations')]),
}

function searchIn(survey: Survey, collection: Collection): Plan {
  const known = knownIn(survey, collection)
  if (known.length === 0) return { trials: [], untested: [] }
  const impossible: Trial = {
    collection,
    query: { search: NO_WORD },
    contradicts: () => true,
    mustDiffer: true,
    isImpossible: true,
  }
  const trialOf = (search: string): Trial => ({
    collection,
    query: { search },
    finds: known
      .filter((one) => wordsOf(one).includes(search) || pairsOf(one).includes(search))
      .map(({ id }) => id),
  })
  const word = rarest(known.flatMap(wordsOf))
  const pair = rarest(known.flatMap(pairsOf))
  const why =
    word === undefined
      ? 'No name that was looked at has a word to search for.'
      : pair === undefined && 'No name that was looked at has two words in a row to search for.'
  return {
    trials: [
      ...(word === undefined ? [] : [trialOf(word), otherCase(trialOf(word))]),
      ...(pair === undefined ? [] : [trialOf(pair)]),
      impossible,
    ],
    untested: why ? [{ collection, why }] : [],
  }
}

/** A search that minds capital letters finds too little, but no sentence of the standard forbids it. */
const otherCase = (trial: Trial): Trial => {
  const word = trial.query.search as string
  const search = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()
  return { ...trial, query: { search }, severity: 'warn' }
}

/** A word stands alone, is long enough to mean something, and is none of those that searches pass over. */
const WORD = /(?<![^\s(])\p{L}{5,}(?![^\s,.;:)])/gu
const PAIR = /(?<![^\s(])(?=(\p{L}{5,} \p{L}{5,})(?![^\s,.;:)]))/gu
const PASSED_OVER = new Set(
  'about above after again against because before being below between could doing during either every further having itself other ought should since their theirs there these those through under until where whether which while whose within without would yours yourself'.split(
    ' ',
  ),
)
const means = (word: string) => !PASSED_OVER.has(word.toLowerCase())

const nameOf = ({ service }: Known): string =>
  typeof service.name === 'string' ? service.name : ''

/** Words of the name by which a service must be found. */
export const wordsOf = (known: Known): readonly string[] =>
  (nameOf(known).match(WORD) ?? []).filter(means)

const pairsOf = (known: Known): readonly string[] =>
  [...nameOf(known).matchAll(PAIR)]
    .map(([, pair]) => pair as string)
    .filter((pair) => pair.split(' ').every(means))

/** What comes least often, so that little is found by it. */
function rarest(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => a - b)[0]?.[0]
}
