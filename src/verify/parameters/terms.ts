import { NO_ID } from '../survey/endpoint.ts'
import { type Survey, listedItems } from '../survey/survey.ts'
import { type Filter, planFilter } from './filter.ts'
import type { Parameter } from './parameter.ts'
import { samplesOf } from './sample.ts'
import { readThesaurus, toTerm } from './thesaurus.ts'
import type { Plan } from './trial.ts'

export const terms: Parameter = {
  id: 'parameter-terms',
  edition: '2026',
  means:
    'taxonomy_id, parent_id or top_only finds a term of another taxonomy or parent, or misses one.',
  says: 'Terms are found by their taxonomy and by their parent; top_only finds those without a parent.',
  *plan(survey) {
    yield* planFilter(survey, 'taxonomy_terms', taxonomyFilter)
    yield* planFilter(survey, 'taxonomy_terms', parentFilter(survey))
    yield* planTop(survey)
  },
}

const taxonomyFilter: Filter = {
  name: 'taxonomy_id',
  field: 'taxonomy_id',
  impossible: NO_ID,
  values: ({ value }) => toTerm(value).flatMap(({ taxonomy }) => taxonomy ?? []),
  match({ value }, id) {
    const [term] = toTerm(value)
    if (term?.taxonomy === undefined) return 'unknown'
    return term.taxonomy === id ? 'match' : 'mismatch'
  },
}

/** A feed may find all descendants of a term, not only its children. */
function parentFilter(survey: Survey): Filter {
  const { isBelow } = readThesaurus(survey)
  return {
    name: 'parent_id',
    field: 'parent_id',
    impossible: NO_ID,
    needsRecords: true,
    values: ({ value }) => toTerm(value).flatMap(({ parent }) => parent ?? []),
    match({ value, record }, id) {
      const [term] = toTerm(value)
      if (term?.parent === id) return 'match'
      return !record || !term || isBelow(term, id) ? 'unknown' : 'mismatch'
    },
  }
}

/**
 * The text of the standard contradicts the name of the parameter: it says that top_only finds terms without children. A term
 * with both a parent and children is wrong by either reading, and so is the whole list of a tree.
 */
function* planTop(survey: Survey): Plan {
  const collection = 'taxonomy_terms'
  if (samplesOf(survey, collection).length === 0) return
  const listed = listedItems(survey, collection).flatMap(toTerm)
  const parents = new Set(listed.flatMap(({ parent }) => parent ?? []))
  if (parents.size === 0) yield { collection, why: 'No term of the sample has a parent.' }
  else
    yield {
      collection,
      query: { top_only: 'true' },
      mustDiffer: true,
      contradicts: ({ id, value }) => parents.has(id) && value.parent_id !== undefined,
    }
}
