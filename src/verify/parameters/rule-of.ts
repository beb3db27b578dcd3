import type { Collection } from '../../hsds/collections.ts'
import { memoise } from '../../memoise.ts'
import { listOf } from '../endpoint.ts'
import { type Rule, STANDARD } from '../rule.ts'
import type { Survey } from '../survey.ts'
import { type Outcome, askTrial, outcomeOf } from './ask.ts'
import { isCutShort, isIgnored, judgeTrial } from './judge.ts'
import { GRAVITY, type Parameter, type Undecided, namesIn } from './trial.ts'

/** The rule that tries a parameter and looks at what is found. */
export function ruleOf(parameter: Parameter): Rule {
  const { id, means, says, edition, plan } = parameter
  return {
    id,
    severity: GRAVITY[edition].wrong,
    means,
    basis: { says, where: STANDARD.api },
    probe: (survey, ask) =>
      Promise.all(plan(survey).trials.map((trial) => askTrial(survey, ask, trial))),
    *judge(survey) {
      for (const outcome of lookAt(survey, parameter).judged)
        yield* judgeTrial(survey, parameter, outcome)
    },
    *untested(survey) {
      for (const { collection, why } of lookAt(survey, parameter).undecided)
        yield { endpoint: listOf(collection), why }
    },
  }
}

/** What came of the trials of a parameter. */
export interface Look {
  /** The parameters were not looked at; a rule of its own tells of them, and no other. */
  readonly ignored: readonly Outcome[]
  /** What was found says something about the parameters. */
  readonly judged: readonly Outcome[]
  readonly undecided: readonly Undecided[]
}

/** What came of the trials of a parameter. Several rules ask for it. */
export function lookAt(survey: Survey, parameter: Parameter): Look {
  const looks = looksAt(survey)
  const known = looks.get(parameter)
  if (known) return known
  const look = evaluate(survey, parameter)
  looks.set(parameter, look)
  return look
}

const looksAt = memoise<Survey, Map<Parameter, Look>>(() => new Map())

function evaluate(survey: Survey, parameter: Parameter): Look {
  const { id, plan, parts = [] } = parameter
  const { trials, untested } = plan(survey)
  const outcomes = trials.map((trial) => outcomeOf(survey, id, trial))
  const ignored = parts.length > 0 ? [] : outcomes.filter((one) => isIgnored(survey, id, one))
  const passedOver = new Set(ignored.map(subjectOf))
  const broken = new Set(
    [...new Set(trials.map(({ collection }) => collection))].filter(
      (collection) => !parts.every((part) => isHonoured(survey, part, collection)),
    ),
  )
  const judged = outcomes.filter(
    (one) => !passedOver.has(subjectOf(one)) && !broken.has(one.trial.collection),
  )
  return {
    ignored,
    judged,
    undecided: [
      ...untested,
      ...[...broken].map((collection) => ({ collection, why: NOT_ALONE })),
      ...judged.filter(isCutShort).map(({ trial }) => ({
        collection: trial.collection,
        why: `So much is found by ${namesIn(trial)} that not all of it was read; what was read fits.`,
      })),
    ],
  }
}

const NOT_ALONE =
  'A parameter is not honoured alone, so that it cannot be tried together with another.'

/** Every trial with the same parameters at the same list is about the same thing. */
const subjectOf = ({ trial }: Outcome) => `${trial.collection} ${namesIn(trial)}`

/** Whether nothing was found wrong with a parameter in a list. */
function isHonoured(survey: Survey, parameter: Parameter, collection: Collection): boolean {
  const isHere = ({ trial }: Outcome) => trial.collection === collection
  const { ignored, judged } = lookAt(survey, parameter)
  return (
    !ignored.some(isHere) &&
    judged.filter(isHere).every((one) => [...judgeTrial(survey, parameter, one)].length === 0)
  )
}
