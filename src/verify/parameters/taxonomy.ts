import { NO_ID } from '../survey/endpoint.ts'
import type { Survey } from '../survey/survey.ts'
import { type Filter, type Match, planFilters } from './filter.ts'
import type { Parameter } from './parameter.ts'
import type { Sample } from './sample.ts'
import { type Term, readThesaurus } from './thesaurus.ts'

export const taxonomyTerm: Parameter = {
  id: 'parameter-taxonomy-term',
  edition: 'both',
  means: 'taxonomy_term_id finds a service without the term, or misses one that has it.',
  says: 'taxonomy_term_id finds what has exactly this term.',
  plan: (survey) => planFilters(survey, [termFilter(survey)]),
}

export const taxonomy: Parameter = {
  id: 'parameter-taxonomy',
  edition: 'both',
  means: 'taxonomy_id finds a service without a term of the taxonomy, or misses one that has one.',
  says: 'taxonomy_id finds what has any term of this taxonomy.',
  plan: (survey) => planFilters(survey, [taxonomyFilter(survey)]),
}

const COMMON = { impossible: NO_ID, needsRecords: true } as const

/** A feed may find a term by its ancestors, too. */
export function termFilter(survey: Survey): Filter {
  const { ofService, anywhereIn, isBelow } = readThesaurus(survey)
  return {
    ...COMMON,
    name: 'taxonomy_term_id',
    field: 'attributes with a taxonomy term',
    values: (sample) => ofService(sample).map(({ id }) => id),
    match: (sample, value) =>
      matchTerms(sample, {
        own: ofService(sample),
        all: anywhereIn(sample),
        isMatch: ({ id }) => id === value,
        mayMatch: (term) => term.id === value || isBelow(term, value),
      }),
  }
}

function taxonomyFilter(survey: Survey): Filter {
  const { ofService, anywhereIn } = readThesaurus(survey)
  return {
    ...COMMON,
    name: 'taxonomy_id',
    field: 'attributes with a taxonomy_id',
    values: (sample) => ofService(sample).flatMap(({ taxonomy }) => taxonomy ?? []),
    match: (sample, value) =>
      matchTerms(sample, {
        own: ofService(sample),
        all: anywhereIn(sample),
        isMatch: ({ taxonomy }) => taxonomy === value,
        mayMatch: ({ taxonomy }) => taxonomy === value || taxonomy === undefined,
      }),
  }
}

interface Terms {
  readonly own: readonly Term[]
  readonly all: readonly Term[]
  readonly isMatch: (term: Term) => boolean
  readonly mayMatch: (term: Term) => boolean
}

/** A service without terms does not match. A service_at_location need not show the terms of its service. */
function matchTerms({ record, value }: Sample, { own, all, isMatch, mayMatch }: Terms): Match {
  if (own.some(isMatch)) return 'match'
  if (!record || all.some(mayMatch)) return 'unknown'
  const mayHideTerms = all.length === 0 && 'service' in value
  return mayHideTerms ? 'unknown' : 'mismatch'
}
