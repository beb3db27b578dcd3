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
      for (const outcome of judgeable(survey, parameter))
        yield* judgeTrial(survey, parameter, outcome)
    },
    *untested(survey) {
      for (const { collection, why } of undecided(survey, parameter))
        yield { endpoint: listOf(collection), why }
    },
  }
}

const outcomesOf = (survey: Survey, { id, plan }: Parameter): readonly Outcome[] =>
  plan(survey).trials.map((trial) => outcomeOf(survey, id, trial))

/** The trials whose parameters were not looked at; a rule of its own tells of them. */
export const ignoredIn = (survey: Survey, parameter: Parameter): readonly Outcome[] =>
  parameter.parts
    ? []
    : outcomesOf(survey, parameter).filter((one) => isIgnored(survey, parameter.id, one))

const subjectOf = ({ trial }: Outcome) => `${trial.collection} ${namesIn(trial)}`

/** The trials that say something: their parameters are looked at, and so is each part of them. */
function judgeable(survey: Survey, parameter: Parameter): readonly Outcome[] {
  const ignored = new Set(ignoredIn(survey, parameter).map(subjectOf))
  return outcomesOf(survey, parameter).filter(
    (outcome) => !ignored.has(subjectOf(outcome)) && areHonoured(survey, parameter.parts, outcome),
  )
}

/** Whether nothing was found wrong with any of these parameters in the list of a trial. */
function areHonoured(
  survey: Survey,
  parts: readonly Parameter[] = [],
  { trial: { collection } }: Outcome,
): boolean {
  const endpoint = listOf(collection)
  return parts.every(
    (part) =>
      ignoredIn(survey, part).every(({ trial }) => trial.collection !== collection) &&
      [...ruleOf(part).judge(survey)].every(({ exchange }) => exchange.endpoint !== endpoint),
  )
}

/** What the data cannot decide, and what could not be read to its end. */
function* undecided(survey: Survey, parameter: Parameter): Generator<Undecided> {
  yield* parameter.plan(survey).untested
  const judged = judgeable(survey, parameter)
  for (const outcome of outcomesOf(survey, parameter)) {
    const { trial } = outcome
    const { collection } = trial
    if (!areHonoured(survey, parameter.parts, outcome)) {
      const why = `One of ${namesIn(trial)} is not honoured alone, so that they cannot be tried together.`
      yield { collection, why }
    } else if (judged.includes(outcome) && isCutShort(outcome)) {
      const why = `So much is found by ${namesIn(trial)} that not all of it was read.`
      yield { collection, why }
    }
  }
}
