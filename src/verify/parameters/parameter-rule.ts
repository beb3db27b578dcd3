import { type Rule, SOURCES } from '../feed-rule.ts'
import { listOf } from '../survey/endpoint.ts'
import { evaluate } from './evaluate.ts'
import { judgeTrial } from './judge.ts'
import { type Parameter, SEVERITIES, planOf } from './parameter.ts'
import { runTrial } from './run-trial.ts'

/** Creates the rule that tries a parameter. */
export function parameterRule(parameter: Parameter): Rule {
  const { id, means, says, edition } = parameter
  return {
    id,
    severity: SEVERITIES[edition].wrong,
    means,
    basis: { says, where: SOURCES.api },
    probe: (survey, request) =>
      Promise.all(
        planOf(survey, parameter).map((one) => 'query' in one && runTrial(survey, request, one)),
      ),
    *judge(survey) {
      for (const result of evaluate(survey, parameter).judged)
        yield* judgeTrial(survey, parameter, result)
    },
    *untested(survey) {
      for (const { collection, why } of evaluate(survey, parameter).untested)
        yield { endpoint: listOf(collection), why }
    },
  }
}
