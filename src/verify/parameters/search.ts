import type { Collection } from '../../hsds/collections.ts'
import type { Survey } from '../survey/survey.ts'
import { NO_WORD, pairsOf, wordsOf } from './name-words.ts'
import type { Parameter } from './parameter.ts'
import { samplesOf } from './sample.ts'
import { type Plan, SERVICE_LISTS, type Trial } from './trial.ts'

export const search: Parameter = {
  id: 'parameter-search',
  edition: 'both',
  means: 'search misses a service by words of its name, or finds a record by a meaningless word.',
  says: 'search looks for words anywhere in the text of a service.',
  *plan(survey) {
    for (const collection of SERVICE_LISTS) yield* planSearch(survey, collection)
  },
}

function* planSearch(survey: Survey, collection: Collection): Plan {
  const samples = samplesOf(survey, collection)
  if (samples.length === 0) return
  const trialOf = (text: string): Trial => ({
    collection,
    query: { search: text },
    finds: samples
      .filter((one) => wordsOf(one).includes(text) || pairsOf(one).includes(text))
      .map(({ id }) => id),
  })
  const word = rarest(samples.flatMap(wordsOf))
  const pair = rarest(samples.flatMap(pairsOf))
  if (word !== undefined) yield* [trialOf(word), inOtherCase(trialOf(word))]
  if (pair !== undefined) yield trialOf(pair)
  yield {
    collection,
    query: { search: NO_WORD },
    contradicts: () => true,
    mustDiffer: true,
    isImpossible: true,
  }
  if (word === undefined)
    yield { collection, why: 'No name in the sample has a word to search for.' }
  else if (pair === undefined)
    yield { collection, why: 'No name in the sample has two consecutive words to search for.' }
}

/** A case-sensitive search finds too little, but the standard does not forbid it. */
const inOtherCase = (trial: Trial): Trial => {
  const word = trial.query.search as string
  const search = word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()
  return { ...trial, query: { search }, severity: 'warn' }
}

/** The least frequent text, which finds the fewest records. */
function rarest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => a - b)[0]?.[0]
}
