import type { Survey } from '../survey.ts'
import { type Filter, type Verdict, planFilter } from './filter.ts'
import type { Known } from './known.ts'
import { type Term, readThesaurus } from './terms-of.ts'
import { type Parameter, type Plan, together } from './trial.ts'

/** An id that nothing has. */
export const NO_ID = '00000000-0000-4000-8000-000000000000'

export const taxonomyTerm: Parameter = {
  id: 'parameter-taxonomy-term',
  edition: 'both',
  means: 'taxonomy_term_id finds a service without the term, or does not find one that has it.',
  says: 'taxonomy_term_id finds what has this very term.',
  plan: (survey) => planTerms(survey, termFilter),
}

export const taxonomy: Parameter = {
  id: 'parameter-taxonomy',
  edition: 'both',
  means:
    'taxonomy_id finds a service without a term of the taxonomy, or does not find one that has one.',
  says: 'taxonomy_id finds what has any term of this taxonomy.',
  plan: (survey) => planTerms(survey, taxonomyFilter),
}

const planTerms = (survey: Survey, filterOf: (survey: Survey) => Filter): Plan =>
  together(
    (['services', 'service_at_locations'] as const).map((collection) =>
      planFilter(survey, collection, filterOf(survey)),
    ),
  )

const COMMON = { impossible: NO_ID, needsRecords: true } as const

/** A feed may count a term below as the term itself. */
export function termFilter(survey: Survey): Filter {
  const { ofService, anywhereIn, isBelow } = readThesaurus(survey)
  return {
    ...COMMON,
    name: 'taxonomy_term_id',
    field: 'a taxonomy term',
    values: (known) => ofService(known).map(({ id }) => id),
    judge: (known, value) =>
      judgeTerms(known, {
        own: ofService(known),
        all: anywhereIn(known),
        is: ({ id }) => id === value,
        mayBe: (term) => term.id === value || isBelow(term, value),
      }),
  }
}

function taxonomyFilter(survey: Survey): Filter {
  const { ofService, anywhereIn } = readThesaurus(survey)
  return {
    ...COMMON,
    name: 'taxonomy_id',
    field: 'a term with the id of its taxonomy',
    values: (known) => ofService(known).flatMap(({ taxonomy }) => taxonomy ?? []),
    judge: (known, value) =>
      judgeTerms(known, {
        own: ofService(known),
        all: anywhereIn(known),
        is: ({ taxonomy }) => taxonomy === value,
        mayBe: ({ taxonomy }) => taxonomy === value || taxonomy === undefined,
      }),
  }
}

interface Terms {
  readonly own: readonly Term[]
  readonly all: readonly Term[]
  readonly is: (term: Term) => boolean
  readonly mayBe: (term: Term) => boolean
}

/** What has no terms where it would show them contradicts; a service_at_location need not show those of its service. */
function judgeTerms({ record, value }: Known, { own, all, is, mayBe }: Terms): Verdict {
  if (own.some(is)) return 'fits'
  if (!record || all.some(mayBe)) return 'open'
  const isSilent = all.length === 0 && 'service' in value
  return isSilent ? 'open' : 'contradicts'
}
