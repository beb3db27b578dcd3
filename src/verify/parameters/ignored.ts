import { type Rule, STANDARD } from '../rule.ts'
import { type Parameter, ignoredIn } from './trial.ts'

/** The rule that says which parameters are not looked at. */
export const ignoredRule = (parameters: readonly Parameter[]): Rule => ({
  id: 'parameter-ignored',
  severity: 'fail',
  means:
    'A parameter is not looked at: a question that nothing fits is answered with the whole list.',
  basis: {
    says: 'A feed understands the query parameters of the standard.',
    where: STANDARD.compliance,
  },
  *judge(survey) {
    for (const parameter of parameters)
      for (const exchange of ignoredIn(survey, parameter))
        yield {
          exchange,
          message: `${parameter.name} is not looked at: a question that nothing fits is answered with the whole list.`,
          hint: 'Honour the parameter; a feed of files alone needs a function in front of its lists for that.',
        }
  },
})
