import { type Rule, SOURCES } from '../feed-rule.ts'
import { evaluate } from './evaluate.ts'
import { type Parameter, SEVERITIES } from './parameter.ts'
import { namesIn } from './trial.ts'

/** Creates the rule that reports ignored parameters. */
export const ignoredRule = (parameters: readonly Parameter[]): Rule => ({
  id: 'parameter-ignored',
  severity: 'fail',
  means: 'A parameter is ignored: a request that most records do not match returns the whole list.',
  basis: {
    says: 'A feed supports the query parameters of the standard. To ignore one that only the edition of 2024 has is a warning, and one that only the edition of 2026 has, a note.',
    where: SOURCES.compliance,
  },
  *judge(survey) {
    for (const parameter of parameters)
      for (const { trial, pages } of evaluate(survey, parameter).ignored)
        if (pages[0])
          yield {
            exchange: pages[0],
            message: `${namesIn(trial)} is ignored: the response is the whole list, although it does not match.`,
            hint: 'Support the parameter. A feed of static files needs a function in front of its lists for that.',
            severity: trial.severity ?? SEVERITIES[parameter.edition].lacking,
          }
  },
})
