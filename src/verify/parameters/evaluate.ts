import type { Collection } from '../../hsds/collections.ts'
import { memoise } from '../../text/memoise.ts'
import type { Survey } from '../survey/survey.ts'
import { isIgnored, isInconclusive, judgeTrial } from './judge.ts'
import { type Parameter, planOf } from './parameter.ts'
import { type TrialResult, resultOf } from './run-trial.ts'
import { type Untested, namesIn } from './trial.ts'

/** The results of all trials of a parameter. */
export interface Evaluation {
  /** Trials whose parameters the feed ignored, which only the rule `parameter-ignored` reports. */
  readonly ignored: readonly TrialResult[]
  /** Trials that the rule of the parameter judges. */
  readonly judged: readonly TrialResult[]
  readonly untested: readonly Untested[]
}

/** Evaluates a parameter. Memoised, because several rules need it. */
export function evaluate(survey: Survey, parameter: Parameter): Evaluation {
  const known = evaluations(survey).get(parameter)
  if (known) return known
  const evaluation = evaluateTrials(survey, parameter)
  evaluations(survey).set(parameter, evaluation)
  return evaluation
}

const evaluations = memoise<Survey, Map<Parameter, Evaluation>>(() => new Map())

function evaluateTrials(survey: Survey, parameter: Parameter): Evaluation {
  const { id, parts = [] } = parameter
  const plan = planOf(survey, parameter)
  const trials = plan.filter((one) => 'query' in one)
  const results = trials.map((trial) => resultOf(survey, id, trial))
  const ignored = parts.length > 0 ? [] : results.filter((one) => isIgnored(survey, id, one))
  const ignoredSubjects = new Set(ignored.map(subjectOf))
  const broken = new Set(
    [...new Set(trials.map(({ collection }) => collection))].filter(
      (collection) => !parts.every((part) => isHonoured(survey, part, collection)),
    ),
  )
  const judged = results.filter(
    (one) => !ignoredSubjects.has(subjectOf(one)) && !broken.has(one.trial.collection),
  )
  return {
    ignored,
    judged,
    untested: [
      ...plan.filter((one) => 'why' in one),
      ...[...broken].map((collection) => ({ collection, why: PART_BROKEN })),
      ...judged.filter(isInconclusive).map(({ trial }) => ({
        collection: trial.collection,
        why: `${namesIn(trial)} found more records than were fetched. All of those that were fetched match.`,
      })),
    ],
  }
}

const PART_BROKEN =
  'A parameter does not work alone, so that it cannot be tried together with another.'

/** Trials of the same parameters on the same list are ignored together. */
const subjectOf = ({ trial }: TrialResult) => `${trial.collection} ${namesIn(trial)}`

/** Whether a parameter works on a list, by its own trials. */
function isHonoured(survey: Survey, parameter: Parameter, collection: Collection): boolean {
  const isHere = ({ trial }: TrialResult) => trial.collection === collection
  const { ignored, judged } = evaluate(survey, parameter)
  return (
    !ignored.some(isHere) &&
    judged.filter(isHere).every((one) => [...judgeTrial(survey, parameter, one)].length === 0)
  )
}
