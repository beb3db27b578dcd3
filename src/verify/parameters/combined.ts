import { NO_ID } from '../survey/endpoint.ts'
import type { Survey } from '../survey/survey.ts'
import { NO_WORD, wordsOf } from './name-words.ts'
import type { Parameter } from './parameter.ts'
import { type Sample, samplesOf } from './sample.ts'
import { search } from './search.ts'
import { taxonomyTerm, termFilter } from './taxonomy.ts'
import { readThesaurus } from './thesaurus.ts'
import type { Plan, Trial } from './trial.ts'

const collection = 'services'

export const combined: Parameter = {
  id: 'parameter-combined',
  edition: 'both',
  parts: [search, taxonomyTerm],
  means:
    'Two parameters together find a record that matches only one of them, or the result is not paged by itself.',
  says: 'All parameters of a request apply, and pages and totals count what they find.',
  *plan(survey) {
    const samples = samplesOf(survey, collection)
    if (samples.length === 0) return
    const full = samples.filter(({ record }) => record)
    yield* planBoth(survey, full)
    yield* planPaged(survey, full)
  },
}

/** A word and a term of one service find it. A word with no term, and a term with no word, find nothing. */
function* planBoth(survey: Survey, samples: readonly Sample[]): Plan {
  const { ofService } = readThesaurus(survey)
  const [pick] = samples.flatMap((sample) => {
    const [[word], [term]] = [wordsOf(sample), ofService(sample)]
    return word && term ? [{ id: sample.id, word, term: term.id }] : []
  })
  if (!pick) {
    yield { collection, why: 'No service of the sample has both a word and a term to try.' }
    return
  }
  const trialOf = (word: string, term: string): Trial => ({
    collection,
    query: { search: word, taxonomy_term_id: term },
  })
  const impossible = { contradicts: () => true, isImpossible: true } as const
  yield { ...trialOf(pick.word, pick.term), finds: [pick.id] }
  yield { ...trialOf(NO_WORD, pick.term), ...impossible }
  yield { ...trialOf(pick.word, NO_ID), ...impossible }
}

/** The services with a term that several have, one to a page. */
function* planPaged(survey: Survey, samples: readonly Sample[]): Plan {
  const { values, match } = termFilter(survey)
  const idsByTerm = new Map<string, string[]>()
  for (const sample of samples)
    for (const term of new Set(values(sample)))
      idsByTerm.set(term, [...(idsByTerm.get(term) ?? []), sample.id])
  const best = [...idsByTerm]
    .filter(([, ids]) => ids.length > 1)
    .sort(([, a], [, b]) => a.length - b.length)
    .find(([term]) => samples.some((sample) => match(sample, term) === 'mismatch'))
  if (best) {
    const [term, finds] = best
    const query = { taxonomy_term_id: term, per_page: '1' }
    yield { collection, query, finds, isPaged: true }
  } else
    yield {
      collection,
      why: 'No term of the sample is shared by some services and not by others.',
    }
}
