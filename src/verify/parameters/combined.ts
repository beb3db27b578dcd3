import type { Survey } from '../survey.ts'
import { type Known, knownIn } from './known.ts'
import { NO_WORD, search, wordsOf } from './search.ts'
import { NO_ID, taxonomyTerm, termFilter } from './taxonomy.ts'
import { readThesaurus } from './terms-of.ts'
import { type Parameter, type Plan, type Trial, together } from './trial.ts'

const collection = 'services'

export const combined: Parameter = {
  id: 'parameter-combined',
  edition: 'both',
  parts: [search, taxonomyTerm],
  means:
    'Two parameters together find what only one of them fits, or the pages of what is found are not its own.',
  says: 'All parameters that are given must hold, and pages and totals count what they find.',
  plan(survey) {
    const known = knownIn(survey, collection)
    if (known.length === 0) return { trials: [], untested: [] }
    const whole = known.filter(({ record }) => record)
    return together([planBoth(survey, whole), planPaged(survey, whole)])
  },
}

/** A word and a term of the same service find it; a word with no term, and a term with no word, find nothing. */
function planBoth(survey: Survey, whole: readonly Known[]): Plan {
  const { ofService } = readThesaurus(survey)
  const [pick] = whole.flatMap((known) => {
    const [[word], [term]] = [wordsOf(known), ofService(known)]
    return word && term ? [{ id: known.id, word, term: term.id }] : []
  })
  if (!pick)
    return undecided('No service that was looked at has both a word and a term to ask for.')
  const trialOf = (word: string, term: string): Trial => ({
    collection,
    query: { search: word, taxonomy_term_id: term },
  })
  const nothing = { contradicts: () => true, isImpossible: true } as const
  return {
    trials: [
      { ...trialOf(pick.word, pick.term), finds: [pick.id] },
      { ...trialOf(NO_WORD, pick.term), ...nothing },
      { ...trialOf(pick.word, NO_ID), ...nothing },
    ],
    untested: [],
  }
}

/** What has a term that several services share, one to a page. */
function planPaged(survey: Survey, whole: readonly Known[]): Plan {
  const { values, judge } = termFilter(survey)
  const sharing = new Map<string, string[]>()
  for (const known of whole)
    for (const term of new Set(values(known)))
      sharing.set(term, [...(sharing.get(term) ?? []), known.id])
  const best = [...sharing]
    .filter(([, ids]) => ids.length > 1)
    .sort(([, a], [, b]) => a.length - b.length)
    .find(([term]) => whole.some((known) => judge(known, term) === 'contradicts'))
  if (!best)
    return undecided('No term that was looked at is shared by some services and not by others.')
  const [term, finds] = best
  const query = { taxonomy_term_id: term, per_page: '1' }
  return { trials: [{ collection, query, finds, isPaged: true }], untested: [] }
}

const undecided = (why: string): Plan => ({ trials: [], untested: [{ collection, why }] })
