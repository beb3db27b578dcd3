import { type Survey, itemsIn } from '../survey.ts'
import { type Filter, planFilter } from './filter.ts'
import { knownIn } from './known.ts'
import { NO_ID } from './taxonomy.ts'
import { readThesaurus, toTerm } from './terms-of.ts'
import { type Parameter, type Plan, together } from './trial.ts'

export const terms: Parameter = {
  id: 'parameter-terms',
  edition: '2026',
  means:
    'taxonomy_id, parent_id or top_only finds a term of another taxonomy or place in the tree, or misses one.',
  says: 'Terms are found by their taxonomy, by the term above them, and those at the top alone.',
  plan: (survey) =>
    together([
      planFilter(survey, 'taxonomy_terms', taxonomyFilter),
      planFilter(survey, 'taxonomy_terms', parentFilter(survey)),
      planTop(survey),
    ]),
}

const taxonomyFilter: Filter = {
  name: 'taxonomy_id',
  field: 'the id of its taxonomy',
  impossible: NO_ID,
  values: ({ value }) => toTerm(value).flatMap(({ taxonomy }) => taxonomy ?? []),
  judge({ value }, id) {
    const [term] = toTerm(value)
    return term?.taxonomy === undefined ? 'open' : term.taxonomy === id ? 'fits' : 'contradicts'
  },
}

/** A feed may count terms further down as well. */
function parentFilter(survey: Survey): Filter {
  const { isBelow } = readThesaurus(survey)
  return {
    name: 'parent_id',
    field: 'a term above it',
    impossible: NO_ID,
    needsRecords: true,
    values: ({ value }) => toTerm(value).flatMap(({ parent }) => parent ?? []),
    judge({ value, record }, id) {
      const [term] = toTerm(value)
      if (term?.parent === id) return 'fits'
      return !record || !term || isBelow(term, id) ? 'open' : 'contradicts'
    },
  }
}

/**
 * The words of the standard contradict the name: "top only" are terms without children there. A term that has both
 * children and a parent is wrong by either reading, and so is the whole of a tree.
 */
function planTop(survey: Survey): Plan {
  const collection = 'taxonomy_terms'
  const known = knownIn(survey, collection)
  if (known.length === 0) return { trials: [], untested: [] }
  const listed = itemsIn(survey, collection).flatMap(toTerm)
  const parents = new Set(listed.flatMap(({ parent }) => parent ?? []))
  if (parents.size === 0)
    return {
      trials: [],
      untested: [{ collection, why: 'No term that was looked at stands below another.' }],
    }
  return {
    trials: [
      {
        collection,
        query: { top_only: 'true' },
        mustDiffer: true,
        contradicts: ({ id, value }) => parents.has(id) && value.parent_id !== undefined,
      },
    ],
    untested: [],
  }
}
